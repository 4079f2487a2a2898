import * as copy from '#contract/messages/en/knowledge/common-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import type { Column } from '../../ui/table/table-sort.ts';

/** How many of the commonest questions guests are answered there, as it was last tried. */
export const questionsColumn: Column<PropertyRow> = {
  key: 'questions',
  header: copy.column,
  cell: ({ guest_questions: found }) =>
    found ? fill(found.is_current ? copy.answered : copy.answeredStale, found) : copy.untried,
  sortBy: ({ guest_questions }) => guest_questions?.score ?? null,
};
