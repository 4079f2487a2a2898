import { inArray } from 'drizzle-orm';
import type { Message } from '#contract/conversations/messages.ts';
import { labelOfSecret } from '#contract/enumerations/knowledge.ts';
import * as ofLabels from '#contract/messages/en/enumerations.ts';
import * as ofChats from '#contract/messages/en/guest-chat.ts';
import * as ofFacts from '#contract/messages/en/guest-facts.ts';
import { cardsOf } from '#features/work-orders';
import { photos } from '#server/db/tables/work-orders.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { MessageRecord } from './post-message.ts';

/** Fills in a released secret for whoever may still read it; null for everybody else. */
export type RevealSecret = (name: string) => string | null;

export const revealNothing: RevealSecret = () => null;

/**
 * Rows as they are shown: work-order cards as they are now, photos behind signed links, secrets only through `reveal`.
 */
export async function viewMessages(
  unit: UnitOfWork,
  rows: MessageRecord[],
  links: FileLinks,
  reveal: RevealSecret,
): Promise<Message[]> {
  const cards = await cardsOf(unit, ids(rows.map((r) => r.work_order_id)), rows[0]?.conversation_id);
  const urls = await photoUrls(unit, ids(rows.map((r) => r.photo_id)), links);
  const say = unit.actor.kind === 'guest' ? asItStands : retold;
  return rows.map((row) => ({
    id: row.id,
    author: row.author,
    author_name: row.author_name,
    kind: row.kind,
    body: row.kind === 'event' ? say(row.body, ofChats) : row.body,
    sources: row.sources.map((one) => (one.kind === 'article' ? one : { ...one, title: say(one.title, ofFacts) })),
    secrets: row.secret_names.map((name) => ({ name, label: say(labelOfSecret(name), ofLabels), value: reveal(name) })),
    work_order: (row.work_order_id && cards.get(row.work_order_id)) || null,
    photo_url: (row.photo_id && urls.get(row.photo_id)) || null,
    client_id: row.client_id,
    created_at: row.created_at.toISOString(),
  }));
}

/** A guest reads what was said to them, in the chat's language; the others read the house's own lines in theirs. */
const asItStands: typeof retold = (text) => text;

/** One line as its own writer is shown it. */
export async function viewLine(unit: UnitOfWork, row: MessageRecord, links: FileLinks): Promise<Message> {
  const [line] = await viewMessages(unit, [row], links, revealNothing);
  if (!line) throw new Error(`line ${row.id} has no view`);
  return line;
}

const ids = (values: (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

async function photoUrls({ tx }: UnitOfWork, photoIds: string[], links: FileLinks): Promise<Map<string, string>> {
  if (!photoIds.length) return new Map();
  const rows = await tx
    .select({ id: photos.id, key: photos.file_key })
    .from(photos)
    .where(inArray(photos.id, photoIds));
  return new Map(rows.map((r) => [r.id, links.urlFor(r.key)]));
}
