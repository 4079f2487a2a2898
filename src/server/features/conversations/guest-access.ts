import { and, eq, sql } from 'drizzle-orm';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import * as guestRefusalsCopy from '#contract/messages/en/guest-refusals.ts';
import { openArticle } from '#features/knowledge';
import {
  addressOf,
  findProperty,
  findPropertyByGuestToken,
  openSecret,
  type PropertyRecord,
} from '#features/properties';
import { rulesFor } from '#features/protocols';
import { findStay, isCurrent } from '#features/stays';
import { messages } from '#server/db/tables/conversations.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import type { Deps, RequestContext } from '#server/kernel/context.ts';
import { gone, notFound } from '#server/kernel/errors.ts';
import { countTowards, type RateLimit } from '#server/kernel/rate-limit.ts';
import { statement } from '#server/kernel/statement.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { findPropertyByPage, originIn, refuseOnPage } from './booking-page/access.ts';
import { isSiteKey } from './booking-page/site-key.ts';
import { type RevealSecret, revealNothing } from './message-view.ts';
import { findThreadBySecret, type GuestThreadRecord } from './threads.ts';

const unknown = () => notFound(guestRefusalsCopy.notFound);

/** The property that a guest link opens, or the tag of its owner's page on that page. @throws NOT_FOUND */
export async function openGuestLink(
  deps: Pick<Deps, 'store'>,
  token: string,
  headers: Headers,
): Promise<{ property: PropertyRecord; channel: 'web' | 'booking_page'; page_origin: string | null }> {
  const page_origin = isSiteKey(token) ? originIn(headers) : null;
  const property = await withActor(deps.store, system, (unit) =>
    page_origin === null ? findPropertyByGuestToken(unit, token) : findPropertyByPage(unit, token, page_origin),
  );
  if (!property) throw unknown();
  return { property, channel: page_origin === null ? 'web' : 'booking_page', page_origin };
}

export type GuestThreadAccess = { thread: GuestThreadRecord; service: Actor; endsAt: Date };

const over = () => gone(guestRefusalsCopy.over);

/** Wrong links and secrets from one address. */
const missing = { name: 'guest-miss', max: 60, windowSeconds: 60 };

/**
 * A thread for whoever holds the link and the thread's secret, counted towards `limit` by thread. One answer for every
 * kind of wrong. A thread ends with its stay: whoever comes next to a tablet of the house does not read it. @throws
 * NOT_FOUND, GONE, TOO_MANY_REQUESTS
 */
export async function openGuestThread(
  { deps, headers, ip }: RequestContext,
  { token, id }: { token: string; id: string },
  limit: RateLimit,
): Promise<GuestThreadAccess> {
  const secret = headers.get('x-conversation-secret') ?? '';
  const look = async (unit: UnitOfWork) => {
    const found = await findThreadBySecret(unit, { id, token, origin: originIn(headers), secret });
    await (found ? countTowards(unit, limit, id) : countTowards(unit, missing, ip));
    return found;
  };
  const found = await withActor(deps.store, system, look, 'soon');
  if (!found) throw unknown();
  const { thread, endsAt } = found;
  if (endsAt <= deps.clock.now()) throw over();
  return {
    thread,
    service: serviceFor(thread.customer_id, 'guest', { name: thread.guest_name, id: thread.id }),
    endsAt,
  };
}

/** The same for what the guest of a stay alone may do. @throws FORBIDDEN for visitors of an owner's page */
export async function openStayThread(...asked: Parameters<typeof openGuestThread>): Promise<GuestThreadAccess> {
  const access = await openGuestThread(...asked);
  refuseOnPage(access.thread);
  return access;
}

/** Whether codes may be shown in this thread now: the stay check passed, and that stay is still current. */
export async function isVerifiedNow(unit: UnitOfWork, thread: GuestThreadRecord): Promise<boolean> {
  if (!thread.stay_id || !thread.verified_at) return false;
  const stay = await findStay(unit, thread.stay_id);
  if (!stay || stay.property_id !== thread.property_id) return false;
  const property = await findProperty(unit, thread.property_id);
  const rules = await rulesFor(unit, thread.customer_id, property.id);
  return isCurrent(stay, property.timezone, rules.early_access_hours, unit.now);
}

/**
 * The values of what was released in this thread, for the verified guest of a current stay; after check-out the same
 * lines show none. The unit must be the service's: a guest cannot read the vault's columns.
 */
export async function revealFor(unit: UnitOfWork, thread: GuestThreadRecord, vault: Vault): Promise<RevealSecret> {
  const names = await releasedNames(unit, thread.id);
  if (!names.length || !(await isVerifiedNow(unit, thread))) return revealNothing;
  const property = await findProperty(unit, thread.property_id);
  const values = new Map<string, string | null>();
  for (const name of names) values.set(name, await openReleasable(unit, property, vault, name));
  return (name) => values.get(name) ?? null;
}

/** The plain value of anything that can be released at a property; null when there is none. */
export async function openReleasable(
  unit: UnitOfWork,
  property: PropertyRecord,
  vault: Vault,
  name: string,
): Promise<string | null> {
  if (name === 'street_address') return addressOf(property);
  if (name.startsWith('article:')) return openArticle(unit, vault, name.slice('article:'.length), property);
  const secret = secretNames.find((known) => known === name);
  return secret ? openSecret(vault, property, secret) : null;
}

async function releasedNames(unit: UnitOfWork, conversationId: string): Promise<string[]> {
  const rows = await released(unit).execute({ conversationId });
  return [...new Set(rows.flatMap((row) => row.names))];
}

const released = statement((tx) =>
  tx
    .selectDistinct({ names: messages.secret_names })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, sql.placeholder('conversationId')),
        sql`${messages.secret_names} <> '[]'::jsonb`,
      ),
    ),
);
