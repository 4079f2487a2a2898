// Turns a guarded decision into rows: the reply, the work order, the release, the call for a person. One transaction.

import { type Urgency, urgencies } from '#contract/enumerations.ts';
import {
  type GuestThreadRecord,
  idsOfThread,
  postMessage,
  recordDecision,
  requestPerson,
  settleAnswer,
} from '#features/conversations';
import { askOwner } from '#features/knowledge';
import { noteOnWorkOrder, openWorkOrder } from '#features/work-orders';
import type { Unit } from '#server/kernel/transaction.ts';
import { composeReply } from './compose-reply.ts';
import type { Action, Decision } from './engine.ts';
import type { Gathered } from './gather.ts';

/** @returns whether the guest wrote again meanwhile */
export async function carryOut(
  unit: Unit,
  thread: GuestThreadRecord,
  gathered: Gathered,
  decision: Decision,
): Promise<boolean> {
  const speaks = maySpeak(thread, gathered, decision);
  const reply = speaks ? await composeReply(unit, thread, gathered, decision) : undefined;
  const message = reply?.body
    ? await postMessage(unit, thread, { author: 'assistant', author_name: 'House assistant', ...reply })
    : undefined;
  // Before the actions: one that asks for a person takes the thread out of the assistant's hands.
  const [, isMoreDue] = await Promise.all([
    recordDecision(unit, thread, {
      messageId: message?.id ?? null,
      engine: decision.engine,
      reasonCode: decision.trace.reason,
      trace: { ...decision.trace, spoke: speaks },
    }),
    settleAnswer(unit, thread, {
      messageIds: gathered.answers,
      dialogue: decision.state,
      language: decision.language,
    }),
  ]);
  if (speaks) for (const action of decision.actions) await act(unit, thread, gathered, decision, action);
  return isMoreDue;
}

/** While a person is on the way, or where the owner wants people to answer, the assistant gives facts and safety instructions only. */
function maySpeak(thread: GuestThreadRecord, { autonomy }: Gathered, { trace }: Decision): boolean {
  if (trace.reason.startsWith('danger.')) return true;
  if (autonomy !== 'auto') return false;
  return thread.state === 'assistant' || /^(answer|secret)\./.test(trace.reason);
}

async function act(
  unit: Unit,
  thread: GuestThreadRecord,
  gathered: Gathered,
  decision: Decision,
  action: Action,
): Promise<void> {
  switch (action.kind) {
    case 'emergency':
      await unit.emit({ kind: 'conversation.emergency', ...idsOfThread(thread), data: { danger: action.danger } });
      return requestPerson(unit, thread.id, {
        reason: `Emergency: ${action.danger}`,
        summary: [
          action.summary,
          `At ${gathered.property.name}, ${gathered.property.city}`,
          'The fixed safety instructions were given.',
        ],
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
      });
      return;
    case 'add_to_work_order':
      return addToOrder(unit, gathered, action);
    case 'handoff':
      return requestPerson(unit, thread.id, {
        reason: action.reason,
        summary: action.summary,
        tried: triedSteps(decision),
      });
    case 'ask_owner':
      return askOwner(unit, { ...idsOfThread(thread), question: action.question });
    case 'release_secret': // recorded with the part of the reply that carries it (compose-reply.ts)
    case 'request_verification': // said in the reply; the guest page offers the check
    case 'solved': // counted from the decision's trace
      return;
  }
}

async function addToOrder(
  unit: Unit,
  { orders }: Gathered,
  action: Extract<Action, { kind: 'add_to_work_order' }>,
): Promise<void> {
  const order = orders.find((o) => o.service_type === action.serviceType && o.dispatch_state !== 'closed');
  if (!order) return;
  await noteOnWorkOrder(
    unit,
    order.id,
    { kind: 'guest_added', summary: 'The guest added to it', why: action.note },
    {
      issue_summary: `${order.issue_summary}\n${action.note}`.slice(0, 4000),
      urgency_level: worse(order.urgency_level, action.urgency),
    },
  );
}

const worse = (a: Urgency, b: Urgency): Urgency => (urgencies.indexOf(a) <= urgencies.indexOf(b) ? a : b);
const triedSteps = (decision: Decision): string[] => decision.state.playbook?.tried ?? [];
