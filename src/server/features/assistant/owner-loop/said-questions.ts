// The commonest questions, and what would answer them, in the owner's language; the engine is asked, and a row keeps, the
// English.
import type { MissingAnswer } from '#contract/knowledge/completeness.ts';
import * as inEnglish from '#contract/messages/en/knowledge/commonest-questions.ts';
import * as ofFields from '#contract/messages/en/properties/fields.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { retold } from '#server/kernel/retold.ts';
import type { CommonQuestion } from './common-questions.ts';

const copy = spoken(inEnglish);

export const saidQuestion = ({ id, asked }: CommonQuestion): string =>
  new Map(Object.entries<string>(copy.asked)).get(id) ?? asked;

/** A field by its label in the form, or the title that an article would have. */
export function saidMissing({ field, label }: MissingAnswer): MissingAnswer {
  const [id] = Object.entries(inEnglish.titles).find(([, title]) => title === label) ?? [];
  const title = field === null && id ? new Map(Object.entries<string>(copy.titles)).get(id) : undefined;
  return { field, label: title ?? retold(label, ofFields) };
}
