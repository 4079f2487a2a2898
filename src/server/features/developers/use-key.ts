import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { scopesFor } from '#contract/developers/api-scopes.ts';
import type { ApiScope } from '#contract/enumerations/api-scopes.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProfile } from '#features/accounts';
import { requireFeature } from '#features/billing';
import { apiKeys } from '#server/db/tables/developers.ts';
import { type Owner, system } from '#server/kernel/actor.ts';
import { auditAside } from '#server/kernel/audit-aside.ts';
import type { Deps } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { countTowards, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { hashOf, keyMark } from './keys.ts';

const copy = spoken(copyInEnglish);

const perKey: RateLimit = { name: 'api_key', max: 600, windowSeconds: 60 };
/** How exact 'last used' is: a busy key does not write a row for each request. */
const lastUsedEveryMs = 60_000;

export type KeyHolder = { actor: Owner; email: string; scopes: readonly ApiScope[] };

/**
 * Who an `Authorization: Bearer plk_…` stands for; undefined when it is no key of ours, was revoked or has ended.
 * @throws FORBIDDEN when the plan has no API access; TOO_MANY_REQUESTS
 */
export async function findKeyHolder(
  deps: Pick<Deps, 'settings' | 'store'>,
  headers: Headers,
): Promise<KeyHolder | undefined> {
  const key = /^Bearer (plk_[\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!key) return undefined;
  const holder = await withActor(deps.store, system, async (unit) => {
    const live = and(isNull(apiKeys.revoked_at), or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, unit.now)));
    const [row] = await unit.tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.key_hash, hashOf(key)), live));
    const owner = row && (await findProfile(unit, row.customer_id));
    if (!row || !owner) return undefined;
    await countTowards(unit, perKey, row.id);
    await requireFeature(unit, deps.settings, owner.id, 'api_access');
    const stale = new Date(unit.now.getTime() - lastUsedEveryMs);
    await unit.tx
      .update(apiKeys)
      .set({ last_used_at: unit.now })
      .where(and(eq(apiKeys.id, row.id), or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, stale))));
    const actor: Owner = {
      kind: 'owner',
      userId: owner.id,
      customerId: owner.id,
      name: owner.full_name,
      key: { id: row.id, name: row.name, codes: row.scopes.includes('codes') },
    };
    return { actor, email: owner.email, scopes: row.scopes };
  });
  if (!holder) await tellOfEnded(deps.store, key);
  return holder;
}

/** Whose key it was is known as long as its row is. */
async function tellOfEnded(store: Store, key: string): Promise<void> {
  const [row] = await withActor(store, system, ({ tx }) =>
    tx
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.key_hash, hashOf(key))),
  );
  if (!row) return;
  const by = { kind: 'key', id: row.id, name: row.name };
  await auditAside(store, { kind: 'key.refused', customerId: row.customer_id, subject: copyInEnglish.keyHasEnded, by });
}

type Asked = { method: string; address: string; input: unknown };

/** @throws FORBIDDEN for what wants a person, and for what this key was not allowed */
export function requireScopes(scopes: readonly ApiScope[], asked: Asked): void {
  const wanted = scopesFor(asked.method, asked.address, asked.input);
  const missing = wanted?.find((scope) => !scopes.includes(scope));
  if (wanted && !missing) return;
  if (missing === 'codes') throw forbidden(copy.keyLacksCodes);
  throw forbidden(missing ? fill(copy.keyLacksScope, { scope: missing }) : copy.personOnly);
}

/** Whether a token claims to be a key; sessions' tokens never begin so. */
export const looksLikeKey = (headers: Headers): boolean =>
  headers.get('authorization')?.startsWith(`Bearer ${keyMark}`) ?? false;
