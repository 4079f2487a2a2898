// A person sends what the assistant proposed, as it is or edited, or throws it away.
import * as deskInEnglish from '#contract/messages/en/conversations/desk.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import {
  afterDraft,
  findGuestThread,
  lockThread,
  openDraft,
  postMessage,
  settleDrafts,
  threadOfDraft,
} from '#features/conversations';
import { findProperty } from '#features/properties';
import { workOrdersOfThread } from '#features/work-orders';
import { isStaff, type Owner, type Staff, seatOf } from '#server/kernel/actor.ts';
import { conflict } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { actOn } from '../carrying-out/act.ts';
import type { Decision } from '../deciding/decision.ts';
import { composeFrom } from '../replies/compose-reply.ts';

const desk = spoken(deskInEnglish);

/** Posts it in the person's name and does what the decision leads to. @throws NOT_FOUND, CONFLICT */
export async function sendDraft(unit: UnitOfWork, who: Owner | Staff, id: string, body: string): Promise<void> {
  const { draft, thread } = await takeDraft(unit, who, id);
  const decision = draft.decision.decision as Decision; // as `carryOut` keeps it
  const [property, orders] = [await findProperty(unit, thread.property_id), await workOrdersOfThread(unit, thread.id)];
  const reply = await composeFrom(unit, thread, decision, body);
  const sources = body === draft.body ? reply.sources : [];
  await postMessage(unit, thread, {
    author: isStaff(who) ? 'agent' : 'owner',
    author_id: who.userId,
    author_name: who.name,
    ...reply,
    sources,
  });
  await settleDrafts(unit, thread.id, 'sent');
  await afterDraft(unit, thread, { dialogue: { ...decision.state } });
  for (const action of decision.actions) await actOn(unit, thread, { property, orders }, decision, action);
}

/** Nothing is sent: the guest still waits for a person. */
export async function dropDraft(unit: UnitOfWork, who: Owner | Staff, id: string): Promise<void> {
  const { thread } = await takeDraft(unit, who, id);
  await settleDrafts(unit, thread.id, 'dropped');
}

async function takeDraft(unit: UnitOfWork, who: Owner | Staff, id: string) {
  const held = await lockThread(unit, await threadOfDraft(unit, id));
  if (held.assigned_to && held.assigned_to !== seatOf(who))
    throw conflict(fill(desk.hasChat, { name: held.assigned_name ?? desk.someColleague }));
  return { draft: await openDraft(unit, id), thread: await findGuestThread(unit, held.id) };
}
