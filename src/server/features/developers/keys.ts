import { createHash } from 'node:crypto';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { ApiKey, NewApiKey } from '#contract/developers/developers.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { apiKeys } from '#server/db/tables/developers.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

type KeyRecord = typeof apiKeys.$inferSelect;

export const keyMark = 'plk_';
const shownLetters = 10;
const most = 20;

/** 256 random bits are not guessed: their plain hash is enough, and is what they are found by. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

export async function listKeys(unit: UnitOfWork, customerId: string): Promise<ApiKey[]> {
  const rows = await unit.tx.select().from(apiKeys).where(isMine(customerId)).orderBy(desc(apiKeys.id));
  return rows.map(toKey);
}

/** The key itself is for its owner alone: only its hash stays. */
export async function addKey(
  unit: UnitOfWork,
  customerId: string,
  { name, scopes, days }: NewApiKey,
  key: string,
): Promise<ApiKey> {
  const [held] = await unit.tx.select({ n: count() }).from(apiKeys).where(isMine(customerId));
  if ((held?.n ?? 0) >= most) throw conflict(fill(copy.tooManyKeys, { count: most }));
  const row: KeyRecord = {
    id: newId(),
    customer_id: customerId,
    name,
    prefix: key.slice(0, shownLetters),
    key_hash: hashOf(key),
    scopes: [...new Set(scopes)],
    expires_at: new Date(unit.now.getTime() + days * 86_400_000),
    last_used_at: null,
    revoked_at: null,
    created_at: unit.now,
  };
  await unit.tx.insert(apiKeys).values(row);
  await unit.audit({ kind: 'key.made', customerId, subject: name });
  return toKey(row);
}

export async function revokeKey(unit: UnitOfWork, customerId: string, id: string): Promise<void> {
  const [revoked] = await unit.tx
    .update(apiKeys)
    .set({ revoked_at: unit.now })
    .where(and(isMine(customerId), eq(apiKeys.id, id)))
    .returning({ name: apiKeys.name });
  if (!revoked) throw notFound();
  await unit.audit({ kind: 'key.ended', customerId, subject: revoked.name });
}

/** All of an owner's: everything that lets somebody in has ended. Whoever used one is refused from the next request on. */
export async function endKeysOf(unit: UnitOfWork, customerId: string): Promise<void> {
  const ended = await unit.tx
    .update(apiKeys)
    .set({ revoked_at: unit.now })
    .where(isMine(customerId))
    .returning({ name: apiKeys.name });
  const by = { kind: 'owner', id: customerId, name: null };
  for (const { name } of ended) await unit.audit({ kind: 'key.ended', customerId, subject: name, by });
}

const isMine = (customerId: string) => and(eq(apiKeys.customer_id, customerId), isNull(apiKeys.revoked_at));

const toKey = ({ id, name, prefix, scopes, created_at, last_used_at, expires_at }: KeyRecord): ApiKey => ({
  id,
  name,
  prefix,
  scopes,
  expires_at: expires_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
