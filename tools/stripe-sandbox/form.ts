export type Form = { [key: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

/** `items[0][price]=x&metadata[user]=y`, as the SDK sends it, as nested lists and records. */
export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    place(form, path, value);
  }
  return listsIn(form) as Form; // the outermost is never a list
}

function place(into: Form, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner = into[key];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  into[key] = next;
  place(next, rest, value);
}

function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsIn(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
export const formOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
export const listOf = (value: FormValue | undefined): FormValue[] => (Array.isArray(value) ? value : []);

/** A record of words, as `metadata` is. */
export const wordsOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(formOf(value)).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])));
