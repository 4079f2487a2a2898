import { and, eq, gte } from 'drizzle-orm';
import { webhookDeliveries, webhookEndpoints } from '#server/db/tables/developers.ts';
import type { Links } from '#server/kernel/links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { nextTryAt, pauseUntil } from './back-off.ts';
import type { Claimed } from './deliveries.ts';
import { switchOff } from './switch-off.ts';

/** How a try went; `status` is null where nobody answered. Nothing is `sent` where the plan or a switch forbids it. */
export type Outcome =
  | { sent: true; status: number | null; retryAfter: string | null; error: string | null }
  | { sent: false; error: string };

/** An answer by which a receiver says that it wants nothing more. */
const gone = 410;

/** Writes down how a try went: when it is tried again, whether the address gets a pause, or is called no more. */
export async function settle(unit: UnitOfWork, links: Links, claimed: Claimed, outcome: Outcome): Promise<void> {
  const { delivery, endpoint } = claimed;
  const { status, retryAfter } = outcome.sent ? outcome : { status: null, retryAfter: null };
  const ended = outcome.error === null || status === gone;
  const failed = { tries: delivery.tries, now: unit.now, giveUpAt: delivery.give_up_at, retryAfter };
  const next = ended ? null : nextTryAt(failed, Math.random());
  const [settled] = await unit.tx
    .update(webhookDeliveries)
    .set({
      status: outcome.error === null ? 'delivered' : next ? 'pending' : 'failed',
      response_status: status,
      error: outcome.error,
      next_try_at: next,
    })
    // Unless somebody has asked for a replay meanwhile: that begins anew.
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.tries, delivery.tries)))
    .returning({ id: webhookDeliveries.id });
  if (next && settled) await unit.enqueue('webhook.deliver', { deliveryId: delivery.id }, { startAfter: next });
  if (!outcome.sent) return;
  await pause(unit, endpoint.id, status === null ? null : pauseUntil(status, retryAfter, unit.now), outcome.error);
  if (status === gone) await switchOff(unit, links, endpoint, 'gone');
  else if (!next && outcome.error !== null && !(await tookSomethingSince(unit, claimed)))
    await switchOff(unit, links, endpoint, 'failing');
}

/** What was taken shows that an address can do with more. */
async function pause({ tx }: UnitOfWork, id: string, until: Date | null, error: string | null): Promise<void> {
  if (!until && error !== null) return;
  await tx.update(webhookEndpoints).set({ paused_until: until }).where(eq(webhookEndpoints.id, id));
}

/** Whether the address took anything since this delivery was made: it then fails for this one alone. */
async function tookSomethingSince({ tx }: UnitOfWork, { delivery, endpoint }: Claimed): Promise<boolean> {
  const { id, endpoint_id, status, last_try_at } = webhookDeliveries;
  const taken = await tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(eq(endpoint_id, endpoint.id), eq(status, 'delivered'), gte(last_try_at, delivery.created_at)))
    .limit(1);
  return taken.length > 0;
}
