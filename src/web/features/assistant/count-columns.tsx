import type { ModelMonth } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import type { Column } from '../../ui/table/table-sort.ts';
import { fallbacksText, money, number } from './model-words.ts';

/** What is counted of a month, whosever it is. */
export const countColumns: Column<Omit<ModelMonth, 'month'>>[] = [
  { key: 'calls', header: copy.calls, align: 'end', cell: ({ calls }) => number(calls) },
  { key: 'in', header: copy.tokensIn, align: 'end', cell: ({ input_tokens }) => number(input_tokens) },
  { key: 'out', header: copy.tokensOut, align: 'end', cell: ({ output_tokens }) => number(output_tokens) },
  { key: 'cost', header: copy.cost, align: 'end', cell: ({ cost }) => money(cost) },
  {
    key: 'instead',
    header: copy.builtInInstead,
    cell: ({ fallbacks }) => <span className="text-ink-2">{fallbacksText(fallbacks) ?? copy.never}</span>,
  },
];
