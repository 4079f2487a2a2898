import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import * as copy from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { mayUse } from '#features/billing';
import { webhookDeliveries, webhookEndpoints } from '#server/db/tables/developers.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { UndeliveredError } from '#server/platform/webhooks/port.ts';
import { nextTryAt } from './back-off.ts';
import type { DeliveryRecord } from './deliveries.ts';
import { type EndpointRecord, vaultBindingOf } from './endpoints.ts';
import { signatureOf } from './sign.ts';

/** Nobody else tries meanwhile; a node that dies here leaves it to the sweep. */
const claimMs = 60_000;

type Outcome = { status: number | null; error: string | null };

/** Job. Sends one delivery when it is due; what is not taken waits longer each time, for three days. */
export async function deliver(
  deps: Pick<Deps, 'clock' | 'settings' | 'store' | 'vault' | 'webhooks'>,
  id: string,
): Promise<void> {
  const claimed = await withActor(deps.store, system, (unit) => claim(unit, id));
  if (!claimed) return;
  const outcome = await send(deps, claimed);
  await withActor(deps.store, system, (unit) => settle(unit, claimed.delivery, outcome));
}

const overdueMs = 45_000;
const wakeAtOnce = 100;

/** Deliveries that are due with no job that comes for them. Being due anew, each is woken once in that time. */
export async function wakeDeliveries(unit: UnitOfWork): Promise<void> {
  const { id, status, next_try_at } = webhookDeliveries;
  const overdue = unit.tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(eq(status, 'pending'), lt(next_try_at, new Date(unit.now.getTime() - overdueMs))))
    .orderBy(next_try_at)
    .limit(wakeAtOnce)
    .for('update', { skipLocked: true });
  const woken = await unit.tx
    .update(webhookDeliveries)
    .set({ next_try_at: unit.now })
    .where(inArray(id, overdue))
    .returning({ id });
  for (const { id: deliveryId } of woken) await unit.enqueue('webhook.deliver', { deliveryId });
}

type Claimed = { delivery: DeliveryRecord; endpoint: EndpointRecord };

async function claim({ tx, now }: UnitOfWork, id: string): Promise<Claimed | undefined> {
  const [row] = await tx
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
    .where(eq(webhookDeliveries.id, id));
  if (!row) return undefined;
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set({ tries: row.delivery.tries + 1, last_try_at: now, next_try_at: new Date(now.getTime() + claimMs) })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'pending'),
        eq(webhookDeliveries.tries, row.delivery.tries),
        lte(webhookDeliveries.next_try_at, now),
      ),
    )
    .returning();
  return delivery && { delivery, endpoint: row.endpoint };
}

async function send(
  deps: Pick<Deps, 'clock' | 'settings' | 'store' | 'vault' | 'webhooks'>,
  { delivery, endpoint }: Claimed,
): Promise<Outcome> {
  const entitled = await withActor(deps.store, system, (unit) =>
    mayUse(unit, deps.settings, endpoint.customer_id, 'api_access'),
  );
  if (!entitled) return { status: null, error: copy.planHasNoApi };
  if (endpoint.disabled_at) return { status: null, error: copy.webhookOff };
  const body = JSON.stringify(delivery.body);
  const secret = deps.vault.open(endpoint.secret, vaultBindingOf(endpoint.id));
  try {
    const { status } = await deps.webhooks.post({
      url: endpoint.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Porchlight-Webhooks/1',
        'porchlight-signature': signatureOf(secret, body, deps.clock.now()),
      },
      body,
    });
    return { status, error: status >= 200 && status < 300 ? null : fill(copy.answerWas, { status }) };
  } catch (error) {
    if (error instanceof UndeliveredError) return { status: null, error: error.message };
    throw error;
  }
}

async function settle(unit: UnitOfWork, delivery: DeliveryRecord, { status, error }: Outcome): Promise<void> {
  const next = error === null ? null : nextTryAt(delivery.tries, unit.now, delivery.give_up_at);
  // Unless somebody has asked for a replay meanwhile: that begins anew.
  const mine = and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.tries, delivery.tries));
  await unit.tx
    .update(webhookDeliveries)
    .set({
      status: error === null ? 'delivered' : next ? 'pending' : 'failed',
      response_status: status,
      error,
      next_try_at: next,
    })
    .where(mine);
  if (next) await unit.enqueue('webhook.deliver', { deliveryId: delivery.id }, { startAfter: next });
}
