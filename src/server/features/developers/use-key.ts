import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { findProfile } from '#features/accounts';
import { requireFeature } from '#features/billing';
import { apiKeys } from '#server/db/tables/developers.ts';
import { type Owner, system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { countTowards, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { hashOf, keyMark } from './keys.ts';

const perKey: RateLimit = { name: 'api_key', max: 600, windowSeconds: 60 };
/** How exact 'last used' is: a busy key does not write a row for each request. */
const lastUsedEveryMs = 60_000;

/** What a key reaches: the owner's things. What is a person's own (account, billing, keys, streams) wants a person. */
const reach =
  /^\/api\/v1\/(properties|property-images|contractors|stays|articles|protocols|approvals|work-orders|conversations|notifications|reports|find|exports|imports|billing\/plans)(\/|$)/;

export type KeyHolder = { actor: Owner; email: string };

/**
 * Who an `Authorization: Bearer plk_…` stands for; undefined when it is no key of ours or was revoked.
 * @throws FORBIDDEN when the plan has no API access, or the address wants a person; TOO_MANY_REQUESTS
 */
export async function findKeyHolder(deps: Deps, headers: Headers, path: string): Promise<KeyHolder | undefined> {
  const key = /^Bearer (plk_[\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!key) return undefined;
  return withActor(deps.store, system, async (unit) => {
    const [row] = await unit.tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.key_hash, hashOf(key)), isNull(apiKeys.revoked_at)));
    const owner = row && (await findProfile(unit, row.customer_id));
    if (!row || !owner) return undefined;
    await countTowards(unit, perKey, row.id);
    await requireFeature(unit, deps.settings, owner.id, 'api_access');
    if (!reach.test(path)) throw forbidden('This wants a person who is signed in, not an API key.');
    const stale = new Date(unit.now.getTime() - lastUsedEveryMs);
    await unit.tx
      .update(apiKeys)
      .set({ last_used_at: unit.now })
      .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, stale))));
    return {
      actor: { kind: 'owner', userId: owner.id, customerId: owner.id, name: owner.full_name },
      email: owner.email,
    };
  });
}

/** Whether a token claims to be a key; sessions' tokens never begin so. */
export const looksLikeKey = (headers: Headers): boolean =>
  headers.get('authorization')?.startsWith(`Bearer ${keyMark}`) ?? false;
