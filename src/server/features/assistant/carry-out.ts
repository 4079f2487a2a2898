// Turns a guarded decision into rows: the reply, or a proposal of it, or the call for a person; and what it does. One
// transaction.
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
import { together } from '#server/kernel/together.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import { actOn, willWords } from './act.ts';
import { composeReply, proposedText, type Reply } from './compose-reply.ts';
import type { Decision } from './engine.ts';
import type { Gathered } from './gather.ts';
import { say } from './say.ts';
import { modeOf } from './topic.ts';
import { withoutCodes } from './turn.ts';

/** @returns whether the guest wrote again meanwhile */
export async function carryOut(
  unit: Unit,
  thread: GuestThreadRecord,
  gathered: Gathered,
  decision: Decision,
): Promise<boolean> {
  const mode = modeOf(decision, gathered.rules);
  const speaks = mode === 'auto' && maySpeak(thread, decision);
  const reply = speaks ? await composeReply(unit, thread, gathered, decision) : undefined;
  const messageId = reply?.body ? newId() : null;
  // Held first, so that what is due is counted with the lines of whoever writes right now. Before the actions: one that
  // asks for a person takes the thread out of the assistant's hands.
  const [, , , , isMoreDue] = await together(
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
      dialogue: mode === 'auto' ? decision.state : thread.dialogue,
      language: decision.language,
    }),
  );
  if (speaks) for (const action of decision.actions) await actOn(unit, thread, gathered, decision, action);
  if (mode === 'draft') await propose(unit, thread, gathered, decision);
  if (mode === 'off') await leaveToPeople(unit, thread, gathered, decision);
  return isMoreDue;
}

/** The reply itself. Who is called to a chat reads in the list what the guest wrote. */
const answer = (unit: Unit, thread: GuestThreadRecord, decision: Decision, reply: Reply & { id: string }) =>
  postMessage(
    unit,
    thread,
    { author: 'assistant', author_name: 'House assistant', ...reply },
    callsPerson(thread, decision) ? { preview: thread.preview } : {},
  );

/** While a person is on the way, the assistant gives facts and safety instructions only. */
const maySpeak = (thread: GuestThreadRecord, { trace }: Decision): boolean =>
  trace.reason.startsWith('danger') || thread.state === 'assistant' || /^(answer|secret)\./.test(trace.reason);

/** Who comes to a chat reads in the list what the guest wrote, and not that a person was asked for. */
const callsPerson = (thread: GuestThreadRecord, { actions }: Decision): boolean =>
  thread.state === 'waiting' || actions.some(({ kind }) => kind === 'handoff' || kind === 'emergency');

/** What would have been said waits for a person; the guest is told so the first time. */
async function propose(unit: Unit, thread: GuestThreadRecord, gathered: Gathered, decision: Decision): Promise<void> {
  const isFirst = await saveDraft(unit, thread, {
    body: proposedText(decision),
    messageIds: gathered.answers,
    decision: { decision, will: willWords(decision) },
  });
  if (isFirst) await tell(unit, thread, gathered, decision, 'draft_wait');
  await callPerson(unit, thread);
}

/** The guest is told once that a person answers; what they write until then only adds to it. */
async function leaveToPeople(
  unit: Unit,
  thread: GuestThreadRecord,
  gathered: Gathered,
  decision: Decision,
): Promise<void> {
  if (await openHandoff(unit, thread.id)) return;
  await tell(unit, thread, gathered, decision, 'people_answer');
  const summary = gathered.input.text ? [`Wrote: "${withoutCodes(gathered.input.text.slice(0, 200))}"`] : [];
  await requestPerson(unit, thread.id, { reason: 'people_answer', summary, tried: [] });
}

async function tell(
  unit: Unit,
  thread: GuestThreadRecord,
  { property }: Gathered,
  { language }: Decision,
  key: string,
): Promise<void> {
  const body = say(language, key, { house: property.name });
  const line = { author: 'assistant' as const, author_name: 'House assistant', body };
  await postMessage(unit, thread, line, { preview: thread.preview }); // as callsPerson
}
