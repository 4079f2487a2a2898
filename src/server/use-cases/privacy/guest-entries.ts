import { and, eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findOwnStay } from '#features/stays';
import { conversations } from '#server/db/tables/conversations.ts';
import { stays } from '#server/db/tables/stays.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { retold } from '#server/kernel/retold.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { asJson } from './as-json.ts';
import { type ChatTable, chatTables, type Guest } from './chat-tables.ts';
import { tableNameOf } from './customer-tables.ts';
import { filesIn } from './exported-files.ts';
import { guestsPartOf } from './guests-part.ts';
import { type Row, rowsOf } from './read-rows.ts';
import type { ZipEntry } from './zip.ts';

const copy = spoken(copyInEnglish);

type Parts = Pick<Deps, 'files' | 'store'> & { actor: Owner };

/** @throws NOT_FOUND for a stay that is not the owner's */
export async function guestEntries(
  deps: Pick<Deps, 'files' | 'store'>,
  actor: Owner,
  stay: string,
): Promise<AsyncIterable<ZipEntry>> {
  const threads = await withActor(deps.store, actor, async (unit) => {
    await findOwnStay(unit, actor.customerId, stay);
    const ofStay = and(eq(conversations.customer_id, actor.customerId), eq(conversations.stay_id, stay));
    return unit.tx.select({ id: conversations.id }).from(conversations).where(ofStay);
  });
  return entries({ ...deps, actor }, { stay, chats: threads.map(({ id }) => id) });
}

/** A file for each table that the guest would be forgotten in, but for those that the README names. */
async function* entries(parts: Parts, guest: Guest & { stay: string }): AsyncGenerator<ZipEntry> {
  const files: string[] = [];
  yield { name: 'README.txt', body: [Buffer.from(readMe())] };
  yield { name: 'stay.json', body: asJson(rowsOf(parts, stays, eq(stays.id, guest.stay))) };
  for (const one of chatTables)
    if ('file' in one.given)
      yield { name: `${one.given.file}.json`, body: asJson(noting(givenOf(parts, one, guest), files)) };
  yield* filesIn(parts.files, files);
}

async function* givenOf(parts: Parts, { table, which }: ChatTable, guest: Guest): AsyncGenerator<Row[]> {
  const where = which(guest);
  if (!where) return;
  for await (const page of rowsOf(parts, table, where))
    yield await withActor(parts.store, parts.actor, (unit) => guestsPartOf(unit, table, page, guest));
}

const readMe = (): string =>
  [
    copy.guestReadMe,
    copy.leftOut,
    ...chatTables.flatMap(({ table, given }) =>
      'leftOut' in given ? [fill(copy.leftOutTable, { table: tableNameOf(table), why: retold(given.leftOut) })] : [],
    ),
    '',
  ].join('\n');

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
