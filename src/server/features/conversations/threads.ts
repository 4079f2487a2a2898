import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Channel } from '#contract/enumerations.ts';
import type { PropertyRecord } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Unit } from '#server/kernel/transaction.ts';

export type ConversationRecord = typeof conversations.$inferSelect;

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Opens a thread. The secret, 128 bits, is given to its opener once; only its hash stays. */
export async function openThread(
  unit: Unit,
  property: PropertyRecord,
  thread: { id?: string; channel: Channel; created_at?: Date; guest_name?: string | null },
): Promise<{ conversation: ConversationRecord; secret: string }> {
  const secret = randomBytes(16).toString('base64url');
  const at = thread.created_at ?? unit.now;
  const [conversation] = await unit.tx
    .insert(conversations)
    .values({
      id: thread.id ?? newId(),
      customer_id: property.customer_id,
      property_id: property.id,
      channel: thread.channel,
      secret_hash: hash(secret),
      guest_name: thread.guest_name ?? null,
      created_at: at,
      updated_at: at,
      last_message_at: at,
    })
    .returning();
  if (!conversation) throw new Error('insert returned no row');
  await unit.emit({ kind: 'conversation.opened', ...idsOfThread(conversation) });
  return { conversation, secret };
}

/** The thread, if it belongs to the link's active property and the secret is its opener's; undefined for any other reason alike. */
export async function findThreadBySecret(
  { tx }: Unit,
  thread: { id: string; guestToken: string; secret: string },
): Promise<ConversationRecord | undefined> {
  const [row] = await tx
    .select({ conversation: conversations })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .where(
      and(
        eq(conversations.id, thread.id),
        eq(properties.guest_token, thread.guestToken),
        eq(properties.status, 'active'),
      ),
    );
  const stored = row?.conversation.secret_hash;
  if (!row || !stored) return undefined;
  return timingSafeEqual(Buffer.from(stored), Buffer.from(hash(thread.secret))) ? row.conversation : undefined;
}

export const idsOfThread = (row: Pick<ConversationRecord, 'id' | 'customer_id' | 'property_id'>) => ({
  customer_id: row.customer_id,
  conversation_id: row.id,
  property_id: row.property_id,
});
