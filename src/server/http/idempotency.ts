import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { idempotencyKeys } from '#server/db/tables/kernel.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';

/** A first request that died without an answer gives its key free after this long. */
const abandonedSeconds = 60;
/** How long a repeated request waits for the first one's answer. */
const patienceMs = 15_000;

/**
 * A POST with an `Idempotency-Key` has one effect: the same key again gives the same answer, the same key with another
 * body 409. Keys belong to whoever sent them (the token, or the address of nobody) and to one path.
 */
export function idempotency(
  { store, vault }: Keeper,
  refuse: (c: Context, message: string) => Response,
): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (c.req.method !== 'POST' || !key || isUpload(c)) return next();
    if (key.length > 200) return refuse(c, 'An Idempotency-Key has 200 characters at most.');
    const claim = {
      scope: digest(
        `${c.req.header('authorization') ?? c.req.header('x-conversation-secret') ?? c.get('ip')} ${c.req.path}`,
      ),
      key,
      bodyHash: digest(await c.req.raw.clone().text()),
    };
    const known = await claimOrRead({ store, vault }, claim);
    if (known === 'other body') return refuse(c, 'This Idempotency-Key was used with another body.');
    if (known === 'busy') return refuse(c, 'The first request with this Idempotency-Key is still at work.');
    if (known !== 'mine') return c.json(known.body as object, known.status as 200); // stored by the lines below
    await next();
    await keepAnswer({ store, vault }, claim, c.res.clone());
  };
}

/** Answers may hold what is shown once, a thread's secret for one: they are kept sealed. */
type Keeper = { store: Store; vault: Vault };
type Claim = { scope: string; key: string; bodyHash: string };
type Answer = { status: number; body: unknown };

const bindingOf = ({ scope, key }: Claim) => ({
  table: 'idempotency_keys',
  column: 'response',
  rowId: `${scope}:${key}`,
});
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const isUpload = (c: Context) => c.req.header('content-type')?.startsWith('multipart/') ?? false;

async function claimOrRead({ store, vault }: Keeper, claim: Claim): Promise<'mine' | 'other body' | 'busy' | Answer> {
  const deadline = Date.now() + patienceMs;
  for (let wait = 20; ; wait = Math.min(wait * 2, 500)) {
    const found = await withActor(store, system, ({ tx, now }) => tryClaim(tx, claim, now));
    if (typeof found === 'object')
      return { status: found.status, body: JSON.parse(vault.open(found.sealed, bindingOf(claim))) };
    if (found !== 'busy' || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function tryClaim(tx: Parameters<Parameters<typeof withActor>[2]>[0]['tx'], claim: Claim, now: Date) {
  const abandoned = new Date(now.getTime() - abandonedSeconds * 1000).toISOString();
  const [mine] = await tx
    .insert(idempotencyKeys)
    .values({ scope: claim.scope, key: claim.key, body_hash: claim.bodyHash, created_at: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { created_at: now },
      setWhere: sql`${idempotencyKeys.response} is null and ${idempotencyKeys.created_at} < ${abandoned} and ${idempotencyKeys.body_hash} = ${claim.bodyHash}`,
    })
    .returning();
  if (mine) return 'mine';
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, claim.scope), eq(idempotencyKeys.key, claim.key)));
  if (known && known.body_hash !== claim.bodyHash) return 'other body';
  return known?.response ?? 'busy';
}

/** A failure on our side or a refusal for being too fast is no answer to keep: the next try may do better. */
async function keepAnswer({ store, vault }: Keeper, claim: Claim, answer: Response): Promise<void> {
  const mine = and(eq(idempotencyKeys.scope, claim.scope), eq(idempotencyKeys.key, claim.key));
  const isFinal = answer.status < 500 && answer.status !== 429;
  const response = isFinal
    ? { status: answer.status, sealed: vault.seal(await answer.text(), bindingOf(claim)) }
    : null;
  await withActor(store, system, ({ tx }) =>
    response ? tx.update(idempotencyKeys).set({ response }).where(mine) : tx.delete(idempotencyKeys).where(mine),
  );
}
