import type { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { Contractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';

/**
 * What is asked before one leaves a property: one that was only just described here is nowhere else yet, and one that
 * was removed there, also since a draft was begun, is in My Contractors no more. `own` are the account's active ones;
 * undefined while not all of them are known.
 */
export function removalQuestion(
  leaving: AssignedContractor & { status?: Contractor['status'] },
  own: readonly Pick<Contractor, 'id'>[] | undefined,
): string {
  if (leaving.id === undefined) return copy.removeUnsavedQuestion;
  const isGone = own?.every(({ id }) => id !== leaving.id) ?? leaving.status === 'inactive';
  return isGone ? copy.removeInactiveQuestion : copy.removeQuestion;
}
