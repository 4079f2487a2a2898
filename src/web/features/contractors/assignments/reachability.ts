import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import { type Unreachable, whyUnreachable } from '#contract/phones.ts';
import { phoneWords } from '../../../lib/forms/phone-words.tsx';

/** The one of the account's own that somebody at a property is; undefined for one that was described there. */
export const ownContractorOf = (one: AssignedContractor, own: readonly Contractor[]): Contractor | undefined =>
  one.id === undefined ? undefined : own.find(({ id }) => id === one.id);

/**
 * Why nobody can tell one at a property of a job. What the wizard changed is not known until it is saved: null for it,
 * as for somebody who can be reached.
 */
export function whyUnreachableAt(one: AssignedContractor, own: readonly Contractor[]): Unreachable | null {
  const kept = ownContractorOf(one, own);
  const isAsKept =
    kept &&
    phoneWords(kept.phone) === phoneWords(one.phone) &&
    kept.email === one.email &&
    kept.notification_method === one.notification_method;
  return isAsKept ? whyUnreachable(kept) : null;
}
