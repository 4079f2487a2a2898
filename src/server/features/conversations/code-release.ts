// Somebody who is locked out, and whom the assistant could not help, is helped by a person. The desk never reads the
// value: the guest is shown the vault's own card, as after the assistant's release.
import type { ReleasableCodes } from '#contract/conversations/code-release.ts';
import { labelOfSecret, type SecretName } from '#contract/enumerations/knowledge.ts';
import * as notes from '#contract/messages/en/assistant/notes.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/code-release.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProperty, secretsOnFile } from '#features/properties';
import { recordRelease } from '#features/stays';
import { lockWorkOrder, noteOnWorkOrder, workOrdersOfThread } from '#features/work-orders';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import { secretLabels } from '#server/kernel/labels.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isVerifiedNow } from './guest-access.ts';
import { lockThread, replyAsPerson } from './hand-over.ts';
import { rightsOn } from './policy.ts';
import { findGuestThread } from './queries.ts';
import type { ConversationRecord, GuestThreadRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

/** @throws NOT_FOUND in an owner's chat with the desk, FORBIDDEN for who does not have the chat */
export async function codesFor(unit: UnitOfWork, staff: Staff, id: string): Promise<ReleasableCodes> {
  const thread = await findGuestThread(unit, id);
  mayRelease(staff, thread);
  const names = secretsOnFile(await findProperty(unit, thread.property_id));
  const codes = names.map((name) => ({ name, label: secretLabels[name] }));
  return { checked: await isVerifiedNow(unit, thread), codes };
}

/** @throws FORBIDDEN, CONFLICT, as the contract says */
export async function releaseCode(
  unit: UnitOfWork,
  staff: Staff,
  { id, name, reason }: { id: string; name: SecretName; reason: string },
): Promise<void> {
  // Before the chat, in the order in which whatever else changes both takes them.
  const orders = (await workOrdersOfThread(unit, id)).filter(({ dispatch_state }) => dispatch_state !== 'closed');
  for (const order of orders) await lockWorkOrder(unit, order.id);
  const locked = await lockThread(unit, id);
  mayRelease(staff, locked);
  const thread = await findGuestThread(unit, id);
  if (!(await isVerifiedNow(unit, thread))) throw conflict(copy.notChecked);
  const property = await findProperty(unit, thread.property_id);
  if (!secretsOnFile(property).includes(name)) throw conflict(copy.notOnFile, { name: copy.notOnFile });
  await recordRelease(unit, {
    customerId: thread.customer_id,
    propertyId: property.id,
    name,
    releasedTo: fill(notes.releasedToGuest, { name: thread.guest_name ?? notes.guestNameless }),
    why: fill(notes.releasedByTeam, { name: staff.name, reason }),
    stayId: thread.stay_id,
    conversationId: id,
    byDesk: true,
  });
  await replyAsPerson(unit, staff, id, { body: lineFor(thread, staff, name), secret_names: [name] });
  const summary = fill(notes.codeShownInChat, { name: staff.name, label: labelOfSecret(name) });
  for (const order of orders) await noteOnWorkOrder(unit, order.id, { kind: 'code_shown', summary, why: reason });
}

function mayRelease(staff: Staff, thread: ConversationRecord): void {
  if (!rightsOn(staff, thread).show_code) throw forbidden(copy.onlyHolder);
}

const lineFor = ({ language }: GuestThreadRecord, { name: agent }: Staff, name: SecretName) =>
  `${sayInChat(language, 'codeFromTeam', { name: agent })}\n\n{{secret:${name}}}`;
