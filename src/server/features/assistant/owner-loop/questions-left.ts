// Which of the commonest questions a house leaves open that is not saved yet, by what would answer them: each answer
// once, in the order of the questions.
import type { MissingAnswer } from '#contract/knowledge/completeness.ts';
import { defaultRules } from '#contract/protocols/protocols.ts';
import type { AskedHouse } from './asked-house.ts';
import { commonQuestions } from './common-questions.ts';
import { missingFor } from './question-labels.ts';
import { saidMissing } from './said-questions.ts';
import { tryQuestions } from './try-questions.ts';

/** Each is tried on the built-in engine, as at a saved house: half a second of its own. */
export async function questionsLeft(house: Omit<AskedHouse, 'unsaid' | 'timezone'>): Promise<MissingAnswer[]> {
  const outcomes = await tryQuestions({ ...house, unsaid: [], timezone: 'UTC' }, defaultRules);
  return once(outcomes.flatMap(({ missing }) => missing ?? []));
}

/** Only what fields of the form would answer, and nothing is tried: for fifty houses in one request. */
export const fieldsLeft = (house: Pick<AskedHouse, 'facts' | 'secrets'>): MissingAnswer[] =>
  once(
    commonQuestions.flatMap((question) => {
      const missing = missingFor(question, house);
      return missing.field === null ? [] : [missing];
    }),
  );

const once = (missing: readonly MissingAnswer[]): MissingAnswer[] =>
  [...new Map(missing.map((one) => [one.field ?? one.label, one])).values()].map(saidMissing);
