import { desc } from 'drizzle-orm';
import { newId } from '#server/db/tables/columns.ts';
import { outboxMessages } from '#server/db/tables/kernel.ts';
import type { SinkMessage } from '#server/platform/mail-sink/port.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { UnitOfWork } from './transaction.ts';

/** Whom it goes to and what it says. */
type Words = { to: string; subject: string | null; text: string; html: string | null };

export type SunkMessage = Words &
  Pick<typeof outboxMessages.$inferSelect, 'id' | 'message_id' | 'channel' | 'created_at'>;

/** The same message again changes nothing. */
export async function keepInMailSink({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, vault: Vault, message: SinkMessage) {
  const { messageId, channel, to, subject = null, text, html = null } = message;
  const id = newId();
  const sealed = seal(vault, id, { to, subject, text, html });
  await tx
    .insert(outboxMessages)
    .values({ id, message_id: messageId, channel, sealed, created_at: now })
    .onConflictDoNothing();
}

/** Newest first. */
export async function readMailSink({ tx }: UnitOfWork, vault: Vault, limit: number): Promise<SunkMessage[]> {
  const { created_at, id } = outboxMessages;
  const rows = await tx.select().from(outboxMessages).orderBy(desc(created_at), desc(id)).limit(limit);
  return rows.map(({ sealed, ...row }) => ({ ...row, ...open(vault, row.id, sealed) }));
}

const vaultBindingOf = (id: string) => ({ table: 'outbox_messages', column: 'sealed', rowId: id });
const seal = (vault: Vault, id: string, words: Words) => vault.seal(JSON.stringify(words), vaultBindingOf(id));
const open = (vault: Vault, id: string, sealed: string): Words => JSON.parse(vault.open(sealed, vaultBindingOf(id)));
