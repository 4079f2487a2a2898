// What an owner's rules make of a job. Pure: the verbs do what it says, and the simulator asks it about other rules.
import { asksForMoney } from '#contract/dispatch/approval-kinds.ts';
import type { Approval, LinkedApproval } from '#contract/dispatch/approvals.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { actionFor, type ProtocolAction } from '#features/protocols';
import type { WorkOrderRecord } from '#features/work-orders';
import { isUnconfirmed } from './policy.ts';

type Job = Pick<WorkOrderRecord, 'reporter' | 'danger' | 'service_type' | 'urgency_level' | 'opened_by_owner'>;

/**
 * What happens to a new job; `check` where only somebody unknown told of it, before any rule is asked. Opening it was the
 * owner's yes, up to the limit in force.
 */
export function firstAction(rules: ProtocolRules, job: Job): ProtocolAction | 'check' {
  if (isUnconfirmed(job)) return 'check';
  const action = actionFor(rules, job.service_type, job.urgency_level);
  return action === 'ask_owner' && job.opened_by_owner ? 'dispatch' : action;
}

/** What happens when the owner does not answer: nothing to the work where more money was asked for. */
export function silenceUnder(rules: ProtocolRules, kind: Approval['kind']): LinkedApproval['if_silent'] {
  if (asksForMoney(kind)) return 'unchanged';
  if (kind === 'unchecked_guest') return 'human';
  return rules.approval_default === 'dispatch' ? 'dispatch' : 'human';
}

/** When the owner's time to answer what was asked at `asked` is over. */
export const answerDue = (rules: ProtocolRules, asked: Date): Date => after(asked, rules.approval_wait_minutes);

/** When a contractor's time to accept what was offered at `offered` is over. */
export const acceptDue = (rules: ProtocolRules, { urgency_level }: Pick<Job, 'urgency_level'>, offered: Date): Date =>
  after(offered, rules.accept_window_minutes[urgency_level]);

/** Whether a time to answer is over: an answer in its last moment comes too late. */
export const isOver = (due: Date, now: Date): boolean => due <= now;

/** Whether a contractor has to ask for more before that much may be charged. */
export const isOverLimit = (cents: number, limitCents: number): boolean => cents > limitCents;

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
