// Turns a guarded decision into rows: the reply, or a proposal of it, or the call for a person; and what it does. One
// transaction.

import type { Presence } from '#contract/conversations/guest.ts';
import { peopleAnswer } from '#contract/conversations/handoff-reasons.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import {
  callPerson,
  type GuestThreadRecord,
  lockThread,
  openHandoff,
  postMessage,
  recordDecision,
  requestPerson,
  saveDraft,
  settleAnswer,
  settleDrafts,
} from '#features/conversations';
import { newId } from '#server/db/tables/columns.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isSaidBesidePerson } from '../conversation-state/move-of.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import type { Decision } from '../deciding/decision.ts';
import { leadOf } from '../deciding/decision-case.ts';
import { modeOf } from '../deciding/topic.ts';
import { acknowledge, withWait } from '../replies/acknowledge.ts';
import { composeReply, proposedText, type Reply } from '../replies/compose-reply.ts';
import { actOn, willWords } from './act.ts';
import { keepChoice } from './choices-made.ts';
import type { Gathered } from './gather.ts';
import { withJoins } from './join-orders.ts';
import { withinLimits } from './stranger-limits.ts';

/**
 * @param presence the desk as it is, where `needsPerson`
 * @returns whether the guest wrote again meanwhile
 */
export async function carryOut(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  gathered: Gathered,
  made: Decision,
  presence: Presence | null,
): Promise<boolean> {
  const mode = modeOf(made, gathered.rules);
  const speaks = mode === 'auto' && maySpeak(thread, made);
  const waiting = presence && { thread, presence, input: gathered.input, decision: made, mode };
  const joined = speaks ? await withJoins(unit, thread, gathered, made) : made;
  const allowed = speaks ? await withinLimits(unit, thread, gathered, joined) : joined;
  const decision = speaks && waiting ? withWait(allowed, waiting) : allowed;
  const heard = speaks || !waiting ? null : acknowledge(waiting);
  const reply = speaks ? await composeReply(unit, thread, decision) : heard?.reply;
  const messageId = reply?.body ? newId() : null;
  // Held first, so that what is due is counted with the lines of whoever writes right now. Before the actions: one that
  // asks for a person takes the thread out of the assistant's hands.
  const [, , , , isMoreDue] = await allSettledInOrder(
    lockThread(unit, thread.id),
    reply && messageId ? answer(unit, thread, decision, { id: messageId, ...reply }) : undefined,
    speaks ? settleDrafts(unit, thread.id, 'replaced') : undefined,
    recordDecision(unit, thread, {
      messageId,
      engine: decision.engine,
      reasonCode: decision.trace.reason,
      trace: { ...decision.trace, spoke: speaks },
    }),
    settleAnswer(unit, thread, {
      messageIds: gathered.answers,
      // What was not said is not remembered as said.
      dialogue: speaks ? decision.state : (heard?.dialogue ?? thread.dialogue),
      language: decision.language,
    }),
    keepChoice(unit, thread, gathered, made),
  );
  if (speaks) for (const action of decision.actions) await actOn(unit, thread, gathered, decision, action);
  if (mode === 'draft') await propose(unit, thread, gathered, decision);
  if (mode === 'off') await leaveToPeople(unit, thread, gathered);
  return isMoreDue;
}

/** Whether a person has to come for what the guest wrote: then they are told how long that takes. */
export const needsPerson = (thread: GuestThreadRecord, { rules }: Gathered, decision: Decision): boolean =>
  modeOf(decision, rules) !== 'auto' ||
  !maySpeak(thread, decision) ||
  decision.actions.some(({ kind }) => kind === 'handoff') ||
  leavesToPerson(thread, decision);

/** Said while a person is on the way, and perhaps not all that was meant: "is anybody there?" may ask for either. */
const leavesToPerson = (thread: GuestThreadRecord, decision: Decision): boolean =>
  thread.state === 'waiting' && besides.has(leadOf(decision).kind);
const besides = new Set<Decision['kind']>(['orderStatus', 'choices', 'smallTalk']);

/** The reply itself. Who is called to a chat reads in the list what the guest wrote. */
const answer = (unit: UnitOfWork, thread: GuestThreadRecord, decision: Decision, reply: Reply & { id: string }) =>
  postMessage(
    unit,
    thread,
    { author: 'assistant', author_name: copy.houseAssistant, ...reply },
    callsPerson(thread, decision) ? { preview: thread.preview } : {},
  );

/**
 * While a person is on the way, the assistant gives facts, codes, the state of orders and safety instructions, and
 * notes what belongs to an order; everything else is for that person, and acknowledged.
 */
function maySpeak(thread: GuestThreadRecord, decision: Decision): boolean {
  const { actions } = decision;
  return (
    thread.state === 'assistant' ||
    isSaidBesidePerson(leadOf(decision)) ||
    (actions.length > 0 && actions.every(({ kind }) => kind === 'add_to_work_order'))
  );
}

/** Who comes to a chat reads in the list what the guest wrote, and not that a person was asked for. */
const callsPerson = (thread: GuestThreadRecord, { actions }: Decision): boolean =>
  thread.state === 'waiting' || actions.some(({ kind }) => kind === 'handoff' || kind === 'emergency');

/** What would have been said waits for a person. */
async function propose(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  gathered: Gathered,
  decision: Decision,
): Promise<void> {
  await saveDraft(unit, thread, {
    body: proposedText(decision),
    messageIds: gathered.answers,
    decision: { decision, will: willWords(decision) },
  });
  await callPerson(unit, thread);
}

/** What the guest writes until a person comes only adds to it. */
async function leaveToPeople(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { input: { text } }: Gathered,
): Promise<void> {
  if (await openHandoff(unit, thread.id)) return;
  const summary = text ? [fill(copy.guestWrote, { words: withoutCodes(text.slice(0, 200)) })] : [];
  await requestPerson(unit, thread.id, { reason: peopleAnswer, summary, tried: [] });
}
