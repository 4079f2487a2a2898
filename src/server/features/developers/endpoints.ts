import { and, count, desc, eq } from 'drizzle-orm';
import type { NewWebhook, Webhook } from '#contract/developers/developers.ts';
import type { WebhookKind } from '#contract/developers/webhook-kinds.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { newId } from '#server/db/tables/columns.ts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/tables/developers.ts';
import { conflict, invalid, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { WebhookSender } from '#server/platform/webhooks/port.ts';

const copy = spoken(copyInEnglish);

export type EndpointRecord = typeof webhookEndpoints.$inferSelect;

const most = 10;

export async function listWebhooks({ tx }: UnitOfWork, customerId: string): Promise<Webhook[]> {
  const rows = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.customer_id, customerId))
    .orderBy(desc(webhookEndpoints.id));
  return rows.map(toWebhook);
}

export async function addWebhook(
  unit: UnitOfWork,
  { vault, webhooks }: { vault: Vault; webhooks: WebhookSender },
  customerId: string,
  { url, kinds, secret }: NewWebhook & { secret: string },
): Promise<Webhook> {
  refuseAddress(webhooks, url);
  const mine = eq(webhookEndpoints.customer_id, customerId);
  const [held] = await unit.tx.select({ n: count() }).from(webhookEndpoints).where(mine);
  if ((held?.n ?? 0) >= most) throw conflict(fill(copy.tooManyWebhooks, { count: most }));
  const id = newId();
  const row: EndpointRecord = {
    id,
    customer_id: customerId,
    url,
    secret: vault.seal(secret, vaultBindingOf(id)),
    kinds: [...new Set(kinds)],
    former_secrets: [],
    disabled_at: null,
    disabled_because: null,
    paused_until: null,
    created_at: unit.now,
  };
  await unit.tx.insert(webhookEndpoints).values(row);
  await unit.audit({ kind: 'webhook.added', customerId, subject: hostOf(url) });
  return toWebhook(row);
}

export async function changeWebhook(
  unit: UnitOfWork,
  webhooks: WebhookSender,
  customerId: string,
  { id, url, kinds, enabled }: NewWebhook & { id: string; enabled: boolean },
): Promise<Webhook> {
  refuseAddress(webhooks, url);
  const [row] = await unit.tx
    .update(webhookEndpoints)
    .set({
      url,
      kinds: [...new Set(kinds)],
      disabled_at: enabled ? null : unit.now,
      disabled_because: null,
      paused_until: null,
    })
    .where(isMine(customerId, id))
    .returning();
  if (!row) throw notFound();
  await unit.audit({ kind: 'webhook.changed', customerId, subject: hostOf(url) });
  return toWebhook(row);
}

export async function removeWebhook(unit: UnitOfWork, customerId: string, id: string): Promise<void> {
  const { url } = await findWebhook(unit, customerId, id);
  await unit.audit({ kind: 'webhook.removed', customerId, subject: hostOf(url) });
  await unit.tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpoint_id, id));
  await unit.tx.delete(webhookEndpoints).where(isMine(customerId, id));
}

/** With `update` nobody else changes it before the unit has ended. @throws NOT_FOUND */
export async function findWebhook(
  { tx }: UnitOfWork,
  customerId: string,
  id: string,
  lock?: 'update',
): Promise<EndpointRecord> {
  const found = tx.select().from(webhookEndpoints).where(isMine(customerId, id));
  const [row] = await (lock ? found.for(lock) : found);
  if (!row) throw notFound();
  return row;
}

/** The secret opens in its own row only. */
export const vaultBindingOf = (rowId: string) => ({ table: 'webhook_endpoints', column: 'secret', rowId });

/** The rest of an address may hold what its server takes for a password. */
export const hostOf = (url: string): string => new URL(url).host;

const isMine = (customerId: string, id: string) =>
  and(eq(webhookEndpoints.customer_id, customerId), eq(webhookEndpoints.id, id));

function refuseAddress(webhooks: WebhookSender, url: string): void {
  const refusal = webhooks.refuses(url);
  if (refusal) throw invalid({ url: refusal });
}

export const toWebhook = ({ id, url, kinds, disabled_at, disabled_because, created_at }: EndpointRecord): Webhook => ({
  id,
  url,
  kinds: kinds as WebhookKind[], // written by the verbs above alone, from the contract's list
  enabled: disabled_at === null,
  disabled_because,
  created_at: created_at.toISOString(),
});
