// What one job gives to another that goes on for both, and how it comes back: by ids, never by anybody's words.
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as accessInEnglish from '#contract/messages/en/work-orders/access.ts';
import { newId } from '#server/db/tables/columns.ts';
import { workOrderFiles } from '#server/db/tables/order-files.ts';
import { workOrderLines } from '#server/db/tables/order-lines.ts';
import { workOrderMessages } from '#server/db/tables/order-messages.ts';
import { photos, workOrderJoins } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { accessKind, accessOf } from './access-said.ts';
import { reportOf } from './joins.ts';
import type { WorkOrderRecord } from './queries.ts';
import { addTimeline } from './timeline.ts';

const carriedTables = { photos, files: workOrderFiles, messages: workOrderMessages, lines: workOrderLines };
type CarriedTable = keyof typeof carriedTables;
const tableNames = Object.keys(carriedTables) as CarriedTable[]; // the keys are written just above

/** The rows that went over, the chats that follow the other job since, and those whose words of access it was told. */
export type Carried = Record<CarriedTable | 'chats' | 'access', string[]>;

export async function carryOver(unit: UnitOfWork, from: WorkOrderRecord, into: WorkOrderRecord): Promise<Carried> {
  const chats = await carryChats(unit, from, into);
  const access = await carryAccess(unit, from, into);
  const offset = await unit.tx.$count(workOrderLines, eq(workOrderLines.work_order_id, into.id));
  const rows: [CarriedTable, string[]][] = [];
  for (const name of tableNames) {
    const table = carriedTables[name];
    const behind = name === 'lines' && { nth: sql`${workOrderLines.nth} + ${offset}` };
    const moved = await unit.tx
      .update(table)
      .set({ work_order_id: into.id, ...behind })
      .where(eq(table.work_order_id, from.id))
      .returning({ id: table.id });
    rows.push([name, moved.map(({ id }) => id)]);
  }
  return { ...(Object.fromEntries(rows) as Record<CarriedTable, string[]>), chats, access }; // one of each name
}

/** Everything that went over and is still there. */
export async function bringBack(
  unit: UnitOfWork,
  from: WorkOrderRecord,
  into: WorkOrderRecord,
  carried: Carried,
): Promise<void> {
  for (const name of tableNames) {
    const table = carriedTables[name];
    const these = and(eq(table.work_order_id, into.id), inArray(table.id, carried[name]));
    await unit.tx.update(table).set({ work_order_id: from.id }).where(these);
  }
  const { work_order_id, conversation_id } = workOrderJoins;
  const theirs = and(eq(work_order_id, into.id), inArray(conversation_id, carried.chats));
  await unit.tx.delete(workOrderJoins).where(theirs);
  for (const chat of carried.access) await addTimeline(unit, into, { ...accessLine, chat, data: noAccess });
}

async function carryChats(unit: UnitOfWork, from: WorkOrderRecord, into: WorkOrderRecord): Promise<string[]> {
  const { tx, now } = unit;
  const joined = await tx.select().from(workOrderJoins).where(eq(workOrderJoins.work_order_id, from.id));
  const told = joined.map(({ conversation_id: chat, report: { opened_it, ...report } }) => ({ chat, report }));
  if (from.conversation_id) told.unshift({ chat: from.conversation_id, report: reportOf(from) });
  const others = told.filter(({ chat }) => chat !== into.conversation_id);
  if (others.length === 0) return [];
  const rows = await tx
    .insert(workOrderJoins)
    .values(
      others.map(({ chat, report }) => ({
        id: newId(),
        customer_id: into.customer_id,
        work_order_id: into.id,
        conversation_id: chat,
        report,
        created_at: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ chat: workOrderJoins.conversation_id });
  return rows.map(({ chat }) => chat);
}

const accessLine = { kind: accessKind, summary: accessInEnglish.accessSaid };
const noAccess = { note: null, pets: null };

/** What a guest said of getting in, where the other job has nothing of that guest's. */
async function carryAccess(unit: UnitOfWork, from: WorkOrderRecord, into: WorkOrderRecord): Promise<string[]> {
  const known = new Set((await accessOf(unit, [into.id])).map(({ chat }) => chat));
  const carried: string[] = [];
  for (const { chat, note, pets } of await accessOf(unit, [from.id])) {
    if (!chat || known.has(chat)) continue;
    await addTimeline(unit, into, { ...accessLine, why: note, chat, data: { note, pets } });
    carried.push(chat);
  }
  return carried;
}
