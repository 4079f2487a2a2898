// Links in an owner's mail that decide one thing without signing in: who may, and for how long.
import { type Actor, serviceFor, system } from './actor.ts';
import type { RequestContext } from './context.ts';
import { notFound } from './errors.ts';
import { countTowards, type RateLimit } from './rate-limit.ts';
import type { SignedLinks } from './signed-links.ts';
import { type UnitOfWork, withActor } from './transaction.ts';

/** A link that lies in a mailbox for longer opens nothing. */
const linkDays = 30;

/**
 * What a link may lead to: how often one address may try, where the thing is found, and what is said when it is not.
 */
export type LinkKind = {
  limit: RateLimit;
  links: SignedLinks;
  /** Whose it is and since when; undefined when there is none. The unit is the system's. */
  find(unit: UnitOfWork, id: string): Promise<{ customerId: string; name: string; at: Date } | undefined>;
  gone: string;
};

/** The one thing that whoever holds a link may decide, and as whom. */
export type LinkAccess = { actor: Actor; id: string; customerId: string };

/** @throws NOT_FOUND for a link that was never ours or is too old, TOO_MANY_REQUESTS */
export async function openOwnerLink({ deps, ip }: RequestContext, kind: LinkKind, token: string): Promise<LinkAccess> {
  const id = kind.links.idOf(token);
  const found = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, kind.limit, ip);
    const thing = id ? await kind.find(unit, id) : undefined;
    return thing && unit.now.getTime() - thing.at.getTime() < linkDays * 24 * 3_600_000 ? thing : undefined;
  });
  if (!id || !found) throw notFound(kind.gone);
  const { customerId, name } = found;
  return { actor: serviceFor(customerId, 'owner', { name, id: customerId }), id, customerId };
}
