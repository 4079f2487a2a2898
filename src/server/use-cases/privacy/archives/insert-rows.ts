import { sql } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Row } from '../read-rows.ts';
import { type Noun, referencesOf } from './nouns.ts';
import type { Tally } from './tally.ts';

const copy = spoken(copyInEnglish);

export type InsertedRow = { row: Row; part: string; line: number };
export type Inserting = { noun: Noun; rows: InsertedRow[]; customerId: string; tally: Tally };

/** All of them at once; where the database refuses that, one by one, without those that it refuses. */
export async function insertRows(unit: UnitOfWork, { noun, rows, customerId, tally }: Inserting): Promise<void> {
  const { whole, orphans } = await withParents(unit, noun, rows, customerId);
  for (const { part, line } of orphans) tally.unread(noun.name, { part, line, why: copy.noParent });
  if (whole.length === 0) return;
  if ((await inSavepoint(unit, () => insert(unit, noun, whole))) === undefined)
    return tally.read(noun.name, whole.length);
  for (const one of whole) {
    const refused = await inSavepoint(unit, () => insert(unit, noun, [one]));
    if (refused === undefined) tally.read(noun.name);
    else if (isTakenAddress(refused)) await insertRemoved(unit, noun, one, tally);
    else tally.unread(noun.name, { part: one.part, line: one.line, why: copy.refusedByDatabase });
  }
}

/** Its address is another account's here: the house comes as a removed one, which its owner can restore once it is free. */
async function insertRemoved(unit: UnitOfWork, noun: Noun, one: InsertedRow, tally: Tally): Promise<void> {
  const row = { ...one.row, status: 'inactive', removed_at: unit.now.toISOString() };
  const refused = await inSavepoint(unit, () => insert(unit, noun, [{ ...one, row }]));
  if (refused !== undefined)
    return tally.unread(noun.name, { part: one.part, line: one.line, why: copy.refusedByDatabase });
  tally.read(noun.name);
  tally.note('houses_removed');
}

function insert({ tx }: UnitOfWork, { table }: Noun, rows: InsertedRow[]) {
  const columns = sql.join(
    Object.keys(rows[0]?.row ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const json = JSON.stringify(rows.map(({ row }) => row));
  return tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`,
  );
}

/** @returns what the database refused it for, with all that it did undone */
async function inSavepoint({ tx }: UnitOfWork, work: () => Promise<unknown>): Promise<unknown> {
  await tx.execute(sql`savepoint reading`);
  try {
    await work();
    await tx.execute(sql`release savepoint reading`);
    return undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await tx.execute(sql`rollback to savepoint reading`);
    return error;
  }
}

const refusalOf = (error: unknown): { code?: string; constraint?: string } =>
  (error instanceof Error && error.cause instanceof Error ? error.cause : error) as {
    code?: string;
    constraint?: string;
  }; // what pg throws, or what drizzle wraps it in

/** Class 22 is a value that a column does not take, class 23 a rule that a row breaks. */
const isRefusal = (error: unknown): boolean => /^2[23]/.test(refusalOf(error).code ?? '');
const isTakenAddress = (error: unknown): boolean => refusalOf(error).constraint === 'properties_one_active_address';

/** Parts rows whose every reference is there from those that refer to nothing. */
async function withParents({ tx }: UnitOfWork, noun: Noun, rows: InsertedRow[], customerId: string) {
  let whole = rows;
  for (const { column, foreign, foreignTable } of referencesOf(noun)) {
    const wanted = new Set(whole.flatMap(({ row }) => (row[column.name] == null ? [] : [String(row[column.name])])));
    if (wanted.size === 0) continue;
    const list = `{${[...wanted].join(',')}}`;
    const { rows: found } = await tx.execute<{ id: string }>(
      sql`select ${foreign} as id from ${foreignTable} where ${foreign} = any(${list}::uuid[]) and customer_id = ${customerId}`,
    );
    const there = new Set(found.map(({ id }) => id));
    whole = whole.filter(({ row }) => row[column.name] == null || there.has(String(row[column.name])));
  }
  const kept = new Set(whole);
  return { whole, orphans: rows.filter((one) => !kept.has(one)) };
}
