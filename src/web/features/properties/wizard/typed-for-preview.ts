import { secretNames } from '#contract/enumerations/knowledge.ts';
import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import type { WaitingArticle } from './draft.ts';
import { type FieldName, fieldNames, uncheckedFrom, type Values } from './values.ts';

const hidden = ['street_address', ...secretNames] as const;
/** No guest is told it, and the assistant does not know it. */
const untold: readonly FieldName[] = [...hidden, 'zip'];

/**
 * What the chat beside the form answers from: of codes and the address only that they are there, never what they are.
 * `articles` are saved together with the form.
 */
export function typedFrom(
  values: Values,
  propertyId: string | null,
  articles: readonly WaitingArticle[] = [],
): TypedInForm {
  const all = uncheckedFrom(values);
  const told = fieldNames.filter((name) => !untold.includes(name)).map((name) => [name, all[name]]);
  return {
    property_id: propertyId,
    facts: Object.fromEntries(told),
    secrets: hidden.filter((name) => values[name].trim()),
    articles: articles.map((one) => ({ ...one, id: null, property_id: propertyId })),
  };
}
