import { eq } from 'drizzle-orm';
import type { Webhook } from '#contract/developers/developers.ts';
import { webhookEndpoints } from '#server/db/tables/developers.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type EndpointRecord, findWebhook, hostOf, toWebhook, vaultBindingOf } from './endpoints.ts';

/** So many former secrets sign at the same time at most; the oldest goes first. */
const mostFormer = 3;

/** What deliveries of an address are signed with, the newest first: its secret, and former ones until they end. */
export function openSecrets(vault: Vault, { id, secret, former_secrets }: EndpointRecord, now: Date): string[] {
  const sealed = [secret, ...living(former_secrets, now).map((former) => former.secret)];
  return sealed.map((one) => vault.open(one, vaultBindingOf(id)));
}

type Replaced = { id: string; former_hours: number; secret: string };

/** A new secret; the one it replaces signs beside it for so many hours, or no more at all. */
export async function replaceSecret(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  { id, former_hours, secret }: Replaced,
): Promise<Webhook> {
  const endpoint = await findWebhook(unit, customerId, id, 'update');
  const ends = new Date(unit.now.getTime() + former_hours * 3_600_000).toISOString();
  const former = former_hours
    ? [{ secret: endpoint.secret, ends_at: ends }, ...living(endpoint.former_secrets, unit.now)]
    : [];
  const next = { secret: vault.seal(secret, vaultBindingOf(id)), former_secrets: former.slice(0, mostFormer) };
  await unit.tx.update(webhookEndpoints).set(next).where(eq(webhookEndpoints.id, id));
  await unit.audit({ kind: 'webhook.changed', customerId, subject: hostOf(endpoint.url) });
  return toWebhook({ ...endpoint, ...next });
}

const living = (former: EndpointRecord['former_secrets'], now: Date) =>
  former.filter(({ ends_at }) => new Date(ends_at) > now);
