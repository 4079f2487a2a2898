import type { z } from '#contract/z.ts';

/** What stands in a form's fields, checked by the contract's schema; the first wrong field takes the focus. */
export function errorsIn<S extends z.ZodType>(
  schema: S,
  form: HTMLFormElement,
  read: (data: FormData) => object = Object.fromEntries,
): { values?: z.output<S>; errors: Record<string, string> } {
  const parsed = schema.safeParse(read(new FormData(form)));
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = new Map<string, string>();
  for (const { path, message } of parsed.error.issues)
    if (!errors.has(path.join('.'))) errors.set(path.join('.'), message);
  const first = [...form.elements].find((field) => 'name' in field && errors.has(String(field.name)));
  if (first instanceof HTMLElement) first.focus();
  return { errors: Object.fromEntries(errors) };
}
