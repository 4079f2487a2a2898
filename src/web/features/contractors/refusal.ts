import type { Refusal } from '../../lib/forms/refusal.ts';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import type { ContractorFormOf } from './contractor-fields.tsx';
import type { ContractorFields } from './contractor-form.ts';

/** Puts what a refused call says about fields at those fields, the first one focused. */
export function refusalOf(error: unknown, form: ContractorFormOf): Refusal {
  const fields: string[] = [];
  for (const [path, message] of Object.entries(fieldsOf(error))) {
    const name = path.replace(/^contractor\./, '').split('.')[0] ?? '';
    if (!(name in form.getValues())) continue;
    form.setError(name as keyof ContractorFields, { message }, { shouldFocus: true }); // just checked
    fields.push(name);
  }
  return { words: error instanceof LocalRefusal ? error.message : messageOf(error), fields };
}

/** What the panel itself refuses, without asking the server. */
export class LocalRefusal extends Error {
  override name = 'LocalRefusal';
}
