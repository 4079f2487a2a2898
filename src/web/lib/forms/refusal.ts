/** Why a form was not taken: in words for the whole of it, and which fields say it themselves. */
export type Refusal = { words: string; fields: readonly string[] };

/**
 * What still stands of a refusal: its words while any field that it named is wrong, for who has mended them all is not
 * told to. One that named none stands until the next try.
 */
export function standing(refusal: Refusal | null, errors: object): string | null {
  if (!refusal) return null;
  const wrong = new Set(Object.entries(errors).flatMap(([name, error]) => (error ? [name] : [])));
  return refusal.fields.length === 0 || refusal.fields.some((name) => wrong.has(name)) ? refusal.words : null;
}
