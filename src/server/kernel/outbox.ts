import { desc } from 'drizzle-orm';
import type pg from 'pg';
import { connectOnce } from '#server/db/lasting.ts';
import { newId } from '#server/db/tables/columns.ts';
import { outboxMessages } from '#server/db/tables/notifications.ts';
import type { OutboxMessage } from '#server/platform/outbox/port.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { UnitOfWork } from './transaction.ts';

/** Whom it goes to and what it says. */
type Words = { to: string; subject: string | null; text: string; html: string | null };

export type KeptMessage = Words &
  Pick<typeof outboxMessages.$inferSelect, 'id' | 'message_id' | 'channel' | 'created_at'>;

/** The same message again changes nothing. */
export async function saveToOutbox({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, vault: Vault, message: OutboxMessage) {
  const { messageId, channel, to, subject = null, text, html = null } = message;
  const id = newId();
  const sealed = seal(vault, id, { to, subject, text, html });
  await tx
    .insert(outboxMessages)
    .values({ id, message_id: messageId, channel, sealed, created_at: now })
    .onConflictDoNothing();
}

/** Newest first. */
export async function readOutbox({ tx }: UnitOfWork, vault: Vault, most: number): Promise<KeptMessage[]> {
  const { created_at, id } = outboxMessages;
  const rows = await tx.select().from(outboxMessages).orderBy(desc(created_at), desc(id)).limit(most);
  return rows.map(({ sealed, ...row }) => ({ ...row, ...open(vault, row.id, sealed) }));
}

const vaultBindingOf = (id: string) => ({ table: 'outbox_messages', column: 'sealed', rowId: id });
const seal = (vault: Vault, id: string, words: Words) => vault.seal(JSON.stringify(words), vaultBindingOf(id));
const open = (vault: Vault, id: string, sealed: string): Words => JSON.parse(vault.open(sealed, vaultBindingOf(id)));

type Clear = Words & { id: string; message_id: string; channel: string; created_at: Date };

/** Messages from before they were sealed, which migration 0034 put aside. Of several nodes that start one does it. */
export async function sealOldOutbox(connection: pg.ClientConfig, vault: Vault): Promise<void> {
  const client = await connectOnce(connection);
  try {
    await client.query('begin; select pg_advisory_xact_lock(7205003)');
    const { rows: there } = await client.query<{ found: boolean }>(
      `select to_regclass('auth.outbox_in_clear') is not null as found`,
    );
    if (there[0]?.found) await sealRows(client, vault);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function sealRows(client: pg.Client, vault: Vault): Promise<void> {
  const { rows } = await client.query<Clear>('select * from auth.outbox_in_clear');
  for (const { id, message_id, channel, created_at, to, subject, text, html } of rows)
    await client.query(
      `insert into outbox_messages (id, message_id, channel, sealed, created_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [id, message_id, channel, seal(vault, id, { to, subject, text, html }), created_at],
    );
  await client.query('drop table auth.outbox_in_clear');
}
