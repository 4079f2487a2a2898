import { and, eq, isNull } from 'drizzle-orm';
import type { WebhookEnding } from '#contract/enumerations/accounts.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProfile, letter, speakingToOwner } from '#features/accounts';
import { webhookDeliveries, webhookEndpoints } from '#server/db/tables/developers.ts';
import type { Links } from '#server/kernel/links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type EndpointRecord, hostOf } from './endpoints.ts';

const copy = spoken(copyInEnglish);

/**
 * Calls an address no more until its owner switches it on again, and mails them why. What is on its way to it is given
 * up; each can be sent again from the log.
 */
export async function switchOff(
  unit: UnitOfWork,
  links: Links,
  { id, customer_id, url }: EndpointRecord,
  why: WebhookEnding,
): Promise<void> {
  const [ended] = await unit.tx
    .update(webhookEndpoints)
    .set({ disabled_at: unit.now, disabled_because: why, paused_until: null })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabled_at)))
    .returning({ id: webhookEndpoints.id });
  if (!ended) return;
  await unit.tx
    .update(webhookDeliveries)
    .set({ status: 'failed', error: copyInEnglish.webhookOff, next_try_at: null })
    .where(and(eq(webhookDeliveries.endpoint_id, id), eq(webhookDeliveries.status, 'pending')));
  const host = hostOf(url);
  await unit.audit({ kind: 'webhook.changed', customerId: customer_id, subject: host });
  await speakingToOwner(unit, customer_id, () => mailOwner(unit, links, { customer_id, host, why }));
}

async function mailOwner(
  unit: UnitOfWork,
  links: Links,
  { customer_id, host, why }: { customer_id: string; host: string; why: WebhookEnding },
): Promise<void> {
  const owner = await findProfile(unit, customer_id);
  if (!owner) return;
  const words = why === 'gone' ? copy.webhookGoneText : copy.webhookFailingText;
  const lines = [
    fill(words, { host }),
    copy.webhookOffWhatToDo,
    { label: copy.webhookOffButton, url: `${links.origin}/dashboard/developers` },
  ];
  await unit.enqueue(
    'mail.send',
    letter('webhook-off', { email: owner.email, name: owner.full_name }, fill(copy.webhookOffSubject, { host }), lines),
  );
}
