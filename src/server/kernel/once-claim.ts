import { createHmac } from 'node:crypto';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { z } from '#contract/z.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Actor } from './actor.ts';
import { invalid } from './errors.ts';

const copy = spoken(copyInEnglish);

/** What a request brought along that is to be done once, before it is known whose it is. */
export type Repeat = {
  /** The Idempotency-Key as it came. */
  key: string;
  /** Name of the procedure. */
  door: string;
  input: unknown;
  /** A guest's thread's, which their procedures check before anything is done. */
  threadSecret: string | null;
  /** Of somebody who is not known otherwise, made by their browser. */
  visitor: string | null;
};

/** The same request again has the same claim; all of it keyed digests. */
export type Claim = { scope: string; key: string; bodyHash: string; lock: string };

/** @returns undefined for a request without a key */
export function repeatOf(headers: Headers, path: readonly string[], input: unknown): Repeat | undefined {
  const key = headers.get('idempotency-key');
  if (!key) return undefined;
  return {
    key,
    door: path.join('.'),
    input,
    threadSecret: headers.get('x-conversation-secret'),
    visitor: headers.get('x-visitor-id'),
  };
}

/** A key belongs to a person and one procedure. @throws INVALID */
export function claimOf(vault: Vault, repeat: Repeat, actor: Actor): Claim {
  if (repeat.key.length > 200) throw invalid({ 'Idempotency-Key': copy.idempotencyKeyTooLong });
  const secret = vault.deriveKey('idempotency');
  const digest = (...parts: string[]) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
  const scope = digest('scope', repeat.door, ...personOf(actor, repeat)).toString('base64url');
  const key = digest('key', scope, repeat.key);
  return {
    scope,
    key: key.toString('base64url'),
    bodyHash: digest('body', JSON.stringify(repeat.input, plainly) ?? '').toString('base64url'),
    lock: String(key.readBigInt64BE()),
  };
}

const VisitorId = z.uuid();

/**
 * Whose it is, however they signed in and from wherever they come: neither a session nor an address of the network
 * belongs to a person for long.
 */
function personOf(actor: Actor, { threadSecret, visitor }: Repeat): string[] {
  if (actor.kind === 'owner' && actor.member) return ['user', actor.userId, actor.customerId];
  if ('userId' in actor) return ['user', actor.userId];
  if (actor.kind === 'service' && actor.behalf === 'owner' && actor.id) return ['user', actor.id];
  if (actor.kind === 'service' && actor.behalf === 'contractor' && actor.id) return ['contractor', actor.id];
  if (threadSecret) return ['thread', threadSecret];
  if (VisitorId.safeParse(visitor).success) return ['visitor', String(visitor)];
  throw invalid({
    'X-Visitor-Id': copy.visitorIdMissing,
  });
}

/** Files count by their name, kind and size; large whole numbers as their digits. */
function plainly(_: string, value: unknown): unknown {
  if (value instanceof File) return [value.name, value.type, value.size];
  return typeof value === 'bigint' ? String(value) : value;
}
