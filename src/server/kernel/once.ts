import { createHmac, randomBytes } from 'node:crypto';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Actor } from './actor.ts';
import { allSettledInOrder } from './all-settled-in-order.ts';
import type { Deps } from './context.ts';
import { conflict, unavailable } from './errors.ts';
import { type Claim, claimOf } from './once-claim.ts';
import { nameOf } from './prepared.ts';
import { type UnitOfWork, withActor } from './transaction.ts';

const copy = spoken(copyInEnglish);

type Parts = Pick<Deps, 'store' | 'vault' | 'repeat'>;

/** What can be kept and given again as it was: JSON. */
export type Keepable = string | number | boolean | null | undefined | Keepable[] | { [name: string]: Keepable };

/**
 * What is given again where the answer itself must not be kept, because it shows what is secret or lies elsewhere: the
 * id of what was made is kept, and it is shown anew.
 */
type Again<T> = (unit: UnitOfWork, id: string) => Promise<T>;

/** How long a repeated request waits for the first one's end. */
const patienceMs = 5000;

/**
 * The effect of a request: one transaction, which also keeps the answer under the request's Idempotency-Key, so that
 * there is both or neither however the process ends. The same key again gives the same answer and does nothing; a
 * refusal rolls all of it back and keeps nothing. Without a key it is `withActor`. Called where whoever asks has shown
 * who they are. @throws CONFLICT for a key that came with another body, UNAVAILABLE while the first one is still at work
 */
export function once<T extends Keepable>(
  parts: Parts,
  actor: Actor,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T>;
export function once<T>(
  parts: Parts,
  actor: Actor,
  work: (unit: UnitOfWork) => Promise<T>,
  again: Again<T>,
): Promise<T>;
export async function once<T>(
  parts: Parts,
  actor: Actor,
  work: (unit: UnitOfWork) => Promise<T>,
  again?: Again<T>,
): Promise<T> {
  const { store, vault, repeat } = parts;
  if (!repeat) return withActor(store, actor, work);
  const claim = claimOf(vault, repeat, actor);
  const deadline = performance.now() + patienceMs;
  for (let wait = 20; ; wait = Math.min(wait * 2, 250)) {
    const ended = await withActor(store, actor, async (unit) => {
      const { free, kept } = await claimKey(unit, claim);
      if (kept !== undefined) return { answer: await givenAgain(unit, parts, claim, kept, again) };
      if (!free) return undefined;
      const answer = await work(unit);
      await keep(unit, parts, claim, again ? { id: idOf(answer) } : answer);
      return { answer };
    });
    if (ended) return ended.answer;
    // Waited for without a connection: the first one may need another itself.
    if (performance.now() > deadline) throw unavailable(copy.idempotencyKeyBusy);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/**
 * What `once` would give again, for what has to be done outside before there is a transaction: pictures put in place, a
 * model asked. Undefined when there is nothing yet.
 */
export async function recall<T>(parts: Parts, actor: Actor, again?: Again<T>): Promise<T | undefined> {
  const { store, vault, repeat } = parts;
  if (!repeat) return undefined;
  const claim = claimOf(vault, repeat, actor);
  return withActor(store, actor, async (unit) => {
    const { kept } = await claimKey(unit, claim);
    return kept === undefined ? undefined : givenAgain(unit, parts, claim, kept, again);
  });
}

/**
 * For an answer whose secret is shown once and kept nowhere: the same request again does nothing and is told so.
 * `sentence` says what to do for whoever did not get it.
 */
export const shownOnce =
  (sentence: string): Again<never> =>
  async () => {
    throw conflict(sentence);
  };

/**
 * Secrets of what a request makes, by its id, for whoever cannot go on without: they follow from our key and the
 * request's own, so that the same request again is told the same although nobody kept it.
 */
export function secretsOf({ vault, repeat }: Parts, actor: Actor, bytes: number): (id: string) => string {
  const from = repeat ? [claimOf(vault, repeat, actor).scope, repeat.key] : [randomBytes(32).toString('base64url')];
  const key = vault.deriveKey('shown-once');
  return (id) =>
    createHmac('sha256', key)
      .update(JSON.stringify([...from, id]))
      .digest()
      .subarray(0, bytes)
      .toString('base64url');
}

const lockText = `select set_config('app.once', $1, true), pg_try_advisory_xact_lock($2::bigint) as free`;
const keptText = 'select body_hash, response from idempotency_keys where scope = $1 and key = $2';
const keepText =
  'insert into idempotency_keys (scope, key, body_hash, response, created_at) values ($1, $2, $3, $4, $5)';

/**
 * Whether the key is ours until this transaction ends, and what was kept under it. Two statements, sent together: the
 * second one sees what was committed before the lock was had.
 */
async function claimKey({ client }: UnitOfWork, { scope, key, lock, bodyHash }: Claim) {
  const [held, found] = await allSettledInOrder(
    client.query<{ free: boolean }>({ text: lockText, name: nameOf(lockText), values: [scope, lock] }),
    client.query<{ body_hash: string; response: string | null }>({
      text: keptText,
      name: nameOf(keptText),
      values: [scope, key],
    }),
  );
  const [row] = found.rows;
  if (row && row.body_hash !== bodyHash) throw conflict(copy.idempotencyKeyReused);
  return { free: held.rows[0]?.free === true, kept: row?.response ?? undefined };
}

async function keep({ client, now }: UnitOfWork, { vault }: Parts, claim: Claim, answer: unknown): Promise<void> {
  const { scope, key, bodyHash } = claim;
  const response = vault.seal(JSON.stringify(answer ?? null), vaultBindingOf(claim));
  await client.query({
    text: keepText,
    name: nameOf(keepText),
    values: [scope, key, bodyHash, response, now.toISOString()],
  });
}

async function givenAgain<T>(
  unit: UnitOfWork,
  { vault }: Parts,
  claim: Claim,
  kept: string,
  again?: Again<T>,
): Promise<T> {
  const answer = JSON.parse(vault.open(kept, vaultBindingOf(claim)));
  return again ? again(unit, answer.id) : answer;
}

/** What has no id is shown anew without one. */
const idOf = (answer: unknown): string =>
  typeof answer === 'object' && answer && 'id' in answer && typeof answer.id === 'string' ? answer.id : '';

const vaultBindingOf = ({ scope, key }: Claim) => ({
  table: 'idempotency_keys',
  column: 'response',
  rowId: `${scope}:${key}`,
});
