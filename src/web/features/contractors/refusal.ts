import { ORPCError } from '@orpc/client';
import { fieldsOf, messageOf } from '../../lib/http/api.ts';
import type { ContractorFormOf } from './contractor-fields.tsx';
import type { ContractorFields } from './contractor-form.ts';

/**
 * Puts what a refused call says about fields at those fields, the first one focused; returns the sentence for the
 * whole.
 */
export function refusalOf(error: unknown, form: ContractorFormOf): string {
  for (const [path, message] of Object.entries(fieldsOf(error))) {
    const name = path.replace(/^contractor\./, '').split('.')[0] ?? '';
    if (name in form.getValues()) form.setError(name as keyof ContractorFields, { message }, { shouldFocus: true }); // just checked
  }
  if (error instanceof ORPCError || !(error instanceof LocalRefusal)) return messageOf(error);
  return error.message;
}

/** What the panel itself refuses, without asking the server. */
export class LocalRefusal extends Error {
  override name = 'LocalRefusal';
}
