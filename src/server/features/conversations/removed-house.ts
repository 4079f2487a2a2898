import type { RemovedHouse } from '#contract/conversations/guest.ts';
import type { Message } from '#contract/conversations/messages.ts';
import * as refusals from '#contract/messages/en/guest-refusals.ts';
import { findContactPoint } from '#features/contractors';
import { findPropertyByGuestToken } from '#features/properties';
import { type Actor, system } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { countTowards, limitRate } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { revealNothing, viewMessages } from './message-view.ts';
import { messagesOf } from './queries.ts';
import { findThreadBySecret, type GuestThreadRecord } from './threads.ts';

const perAddress = { name: 'guest', max: 240, windowSeconds: 60 };
const missing = { name: 'guest-miss', max: 60, windowSeconds: 60 };

/**
 * What is left behind the link of a removed property. Whoever holds no more than the link hears whom to call, and not
 * where; a guest reads their own chat until it ends with their stay. @throws NOT_FOUND while the property is there
 */
export async function showRemoved(
  { deps, ip, headers }: RequestContext,
  { token, id }: { token: string; id?: string | undefined },
): Promise<RemovedHouse> {
  await limitRate(deps.store, perAddress, ip);
  const secret = headers.get('x-conversation-secret') ?? '';
  const found = await withActor(deps.store, system, async (unit) => {
    const property = await findPropertyByGuestToken(unit, token, 'inactive');
    if (!property || !id) return { property, thread: undefined, contact: undefined };
    const own = await findThreadBySecret(unit, { id, token, origin: '', secret, status: 'inactive' });
    if (!own) await countTowards(unit, missing, ip);
    const thread = own && own.endsAt > deps.clock.now() ? own.thread : undefined;
    const isChecked = thread?.stay_id && thread.verified_at;
    return { property, thread, contact: isChecked ? await findContactPoint(unit, property.id) : undefined };
  });
  const { property, thread, contact } = found;
  if (!property) throw notFound(refusals.notFound);
  return {
    support_phone: deps.settings.SUPPORT_PHONE,
    property_name: thread ? property.name : null,
    contact: contact ? { company_name: contact.company_name, phone: contact.phone } : null,
    messages: thread ? await linesOf(deps, thread) : [],
  };
}

/** The lines are read as the guest, for whom row-level security has no note and no other thread. */
function linesOf(deps: Deps, thread: GuestThreadRecord): Promise<RemovedHouse['messages']> {
  const { customer_id: customerId, property_id: propertyId, id: conversationId } = thread;
  const guest: Actor = { kind: 'guest', customerId, propertyId, conversationId };
  const read = async (unit: UnitOfWork) =>
    viewMessages(unit, await messagesOf(unit, thread.id, 'guest'), deps.fileLinks, revealNothing);
  return withActor(deps.store, guest, async (unit) => (await read(unit)).map(withoutSecrets));
}

const withoutSecrets = ({ id, author, author_name, kind, body, secrets, created_at }: Message) => ({
  ...{ id, author, author_name, kind, created_at },
  body: secrets.reduce((said, { name, label }) => said.replaceAll(`{{secret:${name}}}`, `[${label}]`), body),
});
