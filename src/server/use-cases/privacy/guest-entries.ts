import { and, eq, inArray } from 'drizzle-orm';
import { findOwnStay } from '#features/stays';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import { secretReleases, stayChecks, stays } from '#server/db/tables/stays.ts';
import { photos, workOrders } from '#server/db/tables/work-orders.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { asJson } from './as-json.ts';
import { filesIn } from './exported-files.ts';
import { type Row, rowsOf } from './read-rows.ts';
import type { ZipEntry } from './zip.ts';

/** What of a work order is about the guest who told of it; whom it was given to and what it cost is not. */
const guestsPart = [
  'id',
  'service_type',
  'guest_name',
  'guest_phone',
  'guest_email',
  'communication_preference',
  'property_name',
  'property_address',
  'urgency_level',
  'status',
  'subject_line',
  'issue_summary',
  'attempted_fix',
  'call_summary',
  'guest_confirmed',
  'guest_rating',
  'created_at',
  'completed_at',
];

/** @throws NOT_FOUND for a stay that is not the owner's */
export async function guestEntries(
  deps: Pick<Deps, 'files' | 'store'>,
  actor: Owner,
  stayId: string,
): Promise<AsyncIterable<ZipEntry>> {
  const threads = await withActor(deps.store, actor, async (unit) => {
    await findOwnStay(unit, actor.customerId, stayId);
    const ofStay = and(eq(conversations.customer_id, actor.customerId), eq(conversations.stay_id, stayId));
    return unit.tx.select({ id: conversations.id }).from(conversations).where(ofStay);
  });
  return entries(
    deps,
    actor,
    stayId,
    threads.map(({ id }) => id),
  );
}

async function* entries(
  deps: Pick<Deps, 'files' | 'store'>,
  actor: Owner,
  stayId: string,
  threads: string[],
): AsyncGenerator<ZipEntry> {
  const parts = { store: deps.store, actor };
  const files: string[] = [];
  yield { name: 'stay.json', body: asJson(rowsOf(parts, stays, eq(stays.id, stayId))) };
  yield { name: 'stay_checks.json', body: asJson(rowsOf(parts, stayChecks, eq(stayChecks.stay_id, stayId))) };
  yield { name: 'codes_given.json', body: asJson(rowsOf(parts, secretReleases, eq(secretReleases.stay_id, stayId))) };
  if (threads.length > 0) {
    yield { name: 'chats.json', body: asJson(rowsOf(parts, conversations, inArray(conversations.id, threads))) };
    yield { name: 'messages.json', body: asJson(rowsOf(parts, messages, inArray(messages.conversation_id, threads))) };
    const orders = rowsOf(parts, workOrders, inArray(workOrders.conversation_id, threads));
    yield { name: 'work_orders.json', body: asJson(only(guestsPart, orders)) };
    const sent = rowsOf(parts, photos, inArray(photos.conversation_id, threads));
    yield { name: 'photos.json', body: asJson(noting(sent, files)) };
  }
  yield* filesIn(deps.files, files);
}

async function* only(names: readonly string[], pages: AsyncIterable<Row[]>): AsyncGenerator<Row[]> {
  for await (const page of pages)
    yield page.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null])));
}

const filesOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'string' && /^file_key$|_image$/.test(name) ? [value.replace(/\?.*$/, '')] : [],
  );

/** Remembers the files that go by. */
export async function* noting(pages: AsyncIterable<Row[]>, files: string[]): AsyncGenerator<Row[]> {
  for await (const page of pages) {
    files.push(...page.flatMap(filesOf));
    yield page;
  }
}
