import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import { testKind } from '#contract/developers/webhook-kinds.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { mayUse } from '#features/billing';
import { webhookDeliveries, webhookEndpoints } from '#server/db/tables/developers.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { UndeliveredError } from '#server/platform/webhooks/port.ts';
import type { Claimed } from './deliveries.ts';
import { type Outcome, settle } from './settle.ts';
import { formerSignature, standardHeaders } from './sign.ts';
import { openSecrets } from './signing-secrets.ts';

const copy = spoken(copyInEnglish);

/** Nobody else tries meanwhile; a node that dies here leaves it to the sweep. */
const claimMs = 60_000;

/** Job. Sends one delivery when it is due. */
export async function deliver(
  deps: Pick<Deps, 'clock' | 'links' | 'settings' | 'store' | 'vault' | 'webhooks'>,
  id: string,
): Promise<void> {
  const claimed = await withActor(deps.store, system, (unit) => claim(unit, id));
  if (!claimed) return;
  const outcome = await send(deps, claimed);
  await withActor(deps.store, system, (unit) => settle(unit, deps.links, claimed, outcome));
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

async function claim(unit: UnitOfWork, id: string): Promise<Claimed | undefined> {
  const { tx, now } = unit;
  const [row] = await tx
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
    .where(eq(webhookDeliveries.id, id));
  if (!row) return undefined;
  const pause = pauseOf(row, now);
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set(
      pause
        ? { next_try_at: pause }
        : { tries: row.delivery.tries + 1, last_try_at: now, next_try_at: new Date(now.getTime() + claimMs) },
    )
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.status, 'pending'),
        eq(webhookDeliveries.tries, row.delivery.tries),
        lte(webhookDeliveries.next_try_at, now),
      ),
    )
    .returning();
  if (delivery && pause) await unit.enqueue('webhook.deliver', { deliveryId: id }, { startAfter: pause });
  return delivery && !pause ? { delivery, endpoint: row.endpoint } : undefined;
}

/** Until when an address that has too much to do is left alone; a test, which somebody waits for, goes out all the same. */
function pauseOf({ delivery, endpoint: { paused_until } }: Claimed, now: Date): Date | undefined {
  return paused_until && paused_until > now && delivery.kind !== testKind ? paused_until : undefined;
}

async function send(
  deps: Pick<Deps, 'clock' | 'settings' | 'store' | 'vault' | 'webhooks'>,
  { delivery, endpoint }: Claimed,
): Promise<Outcome> {
  const entitled = await withActor(deps.store, system, (unit) =>
    mayUse(unit, deps.settings, endpoint.customer_id, 'api_access'),
  );
  if (!entitled) return { sent: false, error: copy.planHasNoApi };
  if (endpoint.disabled_at) return { sent: false, error: copy.webhookOff };
  const at = deps.clock.now();
  const body = JSON.stringify(delivery.body);
  const secrets = openSecrets(deps.vault, endpoint, at);
  try {
    const { status, retryAfter } = await deps.webhooks.post({
      url: endpoint.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Porchlight-Webhooks/1',
        ...standardHeaders(secrets, { id: delivery.event_id, body, at }),
        'porchlight-signature': formerSignature(secrets, { body, at }),
      },
      body,
    });
    const taken = status >= 200 && status < 300;
    return { sent: true, status, retryAfter, error: taken ? null : fill(copy.answerWas, { status }) };
  } catch (error) {
    if (error instanceof UndeliveredError) return { sent: true, status: null, retryAfter: null, error: error.message };
    throw error;
  }
}
