// Whom a person may choose for a job, and when. Pure.
import * as copyInEnglish from '#contract/messages/en/dispatch/choose.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { WorkOrderRecord } from '#features/work-orders';
import { isUnconfirmed, isUnderWay, type Reason } from './policy.ts';

const copy = spoken(copyInEnglish);

/** Why nobody can be chosen now; null when somebody can. */
export function whyNobodyNow(
  order: Pick<WorkOrderRecord, 'dispatch_state' | 'reporter' | 'danger'>,
  house: 'active' | 'inactive',
): string | null {
  const { dispatch_state: state } = order;
  if (state === 'closed') return copy.jobOver;
  if (state === 'pending_confirmation') return copy.jobFinished;
  if (house !== 'active') return copy.houseRemoved;
  if (isUnconfirmed(order)) return copy.guestUnconfirmed;
  const isOpen = state === 'triage' || state === 'awaiting_approval' || state === 'offered' || isUnderWay(state);
  return isOpen ? null : copy.notNow;
}

/**
 * Where they go and when they work is for whoever knows better to overrule. Nobody can be sent whom no word reaches, and
 * sending somebody without valid papers is the owner's own risk, never the desk's.
 */
export const mayChoose = (reasons: Reason[], isDesk: boolean): boolean =>
  !reasons.some(
    ({ is }) => is === 'inactive' || is === 'unreachable' || (isDesk && (is === 'insurance' || is === 'license')),
  );
