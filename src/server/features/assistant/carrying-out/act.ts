// What a decision does besides speaking: the work order, the call for a person, the question to the owner.

import { dangerReason, reasonWords } from '#contract/conversations/handoff-reasons.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import { type GuestThreadRecord, idsOfThread, requestPerson } from '#features/conversations';
import { confirmFixed } from '#features/dispatch';
import { askOwnerQuestion, takeBackQuestion } from '#features/knowledge';
import {
  cancelWorkOrder,
  findWorkOrder,
  isCheckedChat,
  joinWorkOrder,
  noteOnWorkOrder,
  openWorkOrder,
  splitOff,
  withNewest,
} from '#features/work-orders';
import { worse } from '#language/reader';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import type { Action, Decision, NewOrder } from '../deciding/decision.ts';
import type { Gathered } from './gather.ts';

/** Where it is done, and what is open there. */
export type Place = Pick<Gathered, 'property' | 'orders'>;

/** Does one of the things a decision leads to. */
export async function actOn(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  gathered: Place,
  decision: Decision,
  action: Action,
): Promise<void> {
  switch (action.kind) {
    case 'emergency':
      await unit.emit({ kind: 'conversation.emergency', ...idsOfThread(thread), payload: { danger: action.danger } });
      return requestPerson(unit, thread.id, {
        reason: dangerReason(action.danger),
        summary: [action.summary, `At ${gathered.property.name}, ${gathered.property.city}`, copy.safetyGiven],
        tried: [],
        urgency: 'urgent',
        cause: 'emergency',
      });
    case 'open_work_order':
      await openWorkOrder(unit, {
        conversation_id: thread.id,
        property_id: thread.property_id,
        service_type: action.serviceType,
        urgency_level: action.urgency,
        subject_line: action.subjectLine,
        issue_summary: action.issueSummary,
        attempted_fix: action.attemptedFix,
        call_summary: null,
        lock_fault: action.lockFault,
        danger: action.danger ?? null,
        trouble: action.trouble,
      });
      return;
    case 'join_work_order':
      return joinWorkOrder(unit, thread.id, action.id, reportFrom(action));
    case 'cancel_work_order':
      if (isOwn(gathered, thread, action.id))
        await cancelWorkOrder(unit, action.id, fill(copy.guestTookBack, { words: withoutCodes(action.why) }));
      return;
    case 'reopen_work_order':
      if (isOwn(gathered, thread, action.id)) await goOnWith(unit, action.id, withoutCodes(action.note));
      return;
    case 'split_work_order':
      await splitOff(unit, action.id, thread.id);
      return;
    case 'add_to_work_order':
      return addToOrder(unit, thread, gathered, action);
    case 'handoff':
      return requestPerson(unit, thread.id, {
        reason: action.reason,
        summary: action.summary,
        tried: triedSteps(decision),
      });
    case 'ask_owner':
      return askOwnerQuestion(unit, { ...idsOfThread(thread), question: action.question });
    case 'take_back_question':
      return takeBackQuestion(unit, { ...idsOfThread(thread), question: action.question });
    case 'keep_choice': // kept with the decision, whoever speaks (choices-made.ts)
    case 'release_secret': // recorded with the part of the reply that carries it (compose-reply.ts)
    case 'request_verification': // said in the reply; the guest page offers the check
    case 'solved': // written down with the decision
      return;
  }
}

/** A job that another chat told of first is not this guest's to take back or to reopen. */
const isOwn = ({ orders }: Place, thread: GuestThreadRecord, id: string): boolean =>
  orders.some((order) => order.id === id && order.conversation_id === thread.id && !order.taken_over);

/** What the guest wrote stands on the job before whoever comes back reads it. */
async function goOnWith(unit: UnitOfWork, id: string, note: string): Promise<void> {
  const order = await findWorkOrder(unit, id);
  await noteOnWorkOrder(
    unit,
    id,
    { kind: 'guest_added', summary: copy.guestAdded, why: note },
    { issue_summary: withNewest(order.issue_summary, note) },
  );
  await confirmFixed(unit, order, false);
}

/** Kept with the join: a job of its own is opened from it where it was another trouble. */
const reportFrom = (order: NewOrder) => ({
  service_type: order.serviceType,
  urgency_level: order.urgency,
  subject_line: order.subjectLine,
  trouble: order.trouble,
  issue_summary: order.issueSummary,
  attempted_fix: order.attemptedFix,
  lock_fault: order.lockFault,
  danger: order.danger ?? null,
});

async function addToOrder(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { orders }: Pick<Gathered, 'orders'>,
  action: Extract<Action, { kind: 'add_to_work_order' }>,
): Promise<void> {
  const order = orders.find((o) => o.service_type === action.serviceType && o.dispatch_state !== 'closed');
  if (!order) return;
  const entry = { kind: 'guest_added', summary: copy.guestAdded, why: action.note, chat: thread.id };
  // Words of somebody unknown change nothing of a job that somebody known stands behind.
  const isTheirs = order.conversation_id === thread.id || order.reporter === 'unchecked';
  if (!isTheirs && !(await isCheckedChat(unit, thread.id))) return void (await noteOnWorkOrder(unit, order.id, entry));
  const urgency = worse(order.urgency_level, action.urgency);
  // What has become worse may not have to wait for the morning: it is looked at anew.
  const reconsidered = order.dispatch_after && urgency !== order.urgency_level ? { dispatch_after: unit.now } : {};
  await noteOnWorkOrder(unit, order.id, entry, {
    issue_summary: withNewest(order.issue_summary, action.note),
    urgency_level: urgency,
    ...reconsidered,
  });
}

const triedSteps = (decision: Decision): string[] => decision.state.playbook?.tried ?? [];

/** What sending a proposal does besides, for the person who sends it. */
export const willWords = (decision: Decision): string[] =>
  decision.actions.flatMap((action) => {
    switch (action.kind) {
      case 'open_work_order': {
        const kind = `${serviceTypeLabels[action.serviceType]}, ${urgencyLabels[action.urgency].toLowerCase()}`;
        return [fill(copy.opensWorkOrder, { kind, subjectLine: action.subjectLine })];
      }
      case 'add_to_work_order':
        return [copy.addsToWorkOrder];
      case 'cancel_work_order':
        return [copy.takesBackJob];
      case 'reopen_work_order':
        return [copy.goesOnWithJob];
      case 'handoff':
        return [fill(copy.asksForPerson, { reason: reasonWords(action.reason) })];
      case 'ask_owner':
        return [fill(copy.asksOwner, { question: action.question })];
      case 'take_back_question':
        return [fill(copy.takesBackQuestion, { question: action.question })];
      case 'release_secret':
        return [copy.givesCode];
      default:
        return [];
    }
  });
