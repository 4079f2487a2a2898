import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/privacy/answers.ts';
import { accessKind, saidBy, type WorkOrderRecord, withNewest } from '#features/work-orders';
import { handoffs } from '#server/db/tables/desk.ts';
import { workOrderEvents, workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { ownSubject } from './job-names.ts';
import { nameAnew } from './name-anew.ts';
import { type Said, saidOf, withoutWords } from './said-of-jobs.ts';

/**
 * Takes what the guests of these chats said out of every job that was theirs or that they told of too. That the job
 * was, its trade, contractor and costs stay, and what other guests said of it.
 */
export async function forgetInJobs(unit: UnitOfWork, chats: readonly string[]): Promise<void> {
  const orders = await jobsOf(unit, chats);
  const all = await saidOf(
    unit,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const said = all.filter((one) => one.order === order.id);
    const theirs = said.filter(({ chat }) => chats.includes(chat));
    const others = said.filter(({ chat }) => !chats.includes(chat));
    const isOwn = order.conversation_id !== null && chats.includes(order.conversation_id);
    if (isOwn) await forgetOwn(unit, order, others);
    else await forgetJoined(unit, order, theirs);
    await forgetBeside(unit, order, theirs, chats);
  }
  await emptyTimeline(unit, chats);
}

async function jobsOf({ tx }: UnitOfWork, chats: readonly string[]): Promise<WorkOrderRecord[]> {
  const joined = tx
    .select({ id: workOrderJoins.work_order_id })
    .from(workOrderJoins)
    .where(inArray(workOrderJoins.conversation_id, [...chats]));
  const told = tx
    .select({ id: workOrderEvents.work_order_id })
    .from(workOrderEvents)
    .where(inArray(workOrderEvents.conversation_id, [...chats]));
  const which = or(
    inArray(workOrders.conversation_id, [...chats]),
    inArray(workOrders.id, joined),
    inArray(workOrders.id, told),
  );
  return tx.select().from(workOrders).where(which).orderBy(workOrders.id).for('update');
}

/** The job was theirs: it is told in our words, and in those of the others who told of it. */
async function forgetOwn(unit: UnitOfWork, order: WorkOrderRecord, others: readonly Said[]): Promise<void> {
  const subject = ownSubject(order);
  const reports = new Set(others.map(({ words }) => words));
  await unit.tx
    .update(workOrders)
    .set({
      conversation_id: null,
      guest_name: null,
      guest_phone: null,
      guest_email: null,
      communication_preference: null,
      call_summary: null,
      attempted_fix: null,
      subject_line: subject,
      issue_summary: [...reports].reduce((all, one) => withNewest(all, saidBy(one)), copy.reportDeleted),
    })
    .where(eq(workOrders.id, order.id));
  await nameAnew(unit, order, subject);
  // Rows from before it was kept whose words they are.
  await unit.tx
    .update(workOrderEvents)
    .set({ why: null, actor_name: nobodysName })
    .where(
      and(
        eq(workOrderEvents.work_order_id, order.id),
        isNull(workOrderEvents.conversation_id),
        or(
          eq(workOrderEvents.actor_kind, 'guest'),
          inArray(workOrderEvents.kind, ['joined', 'guest_added', 'other_time']),
        ),
      ),
    );
}

/** Another guest's job, of which they told too. It may have its name from them. */
async function forgetJoined(unit: UnitOfWork, order: WorkOrderRecord, theirs: readonly Said[]): Promise<void> {
  const isNamedByThem = theirs.some(({ subject }) => subject === order.subject_line);
  const subject = isNamedByThem ? ownSubject(order) : order.subject_line;
  const issue_summary = withoutWords(
    order.issue_summary,
    theirs.map(({ words }) => words),
  );
  await unit.tx.update(workOrders).set({ subject_line: subject, issue_summary }).where(eq(workOrders.id, order.id));
  if (subject !== order.subject_line) await nameAnew(unit, order, subject);
}

/** What the same words were copied to: the reports of others, and what the desk was told when the job came to it. */
async function forgetBeside(
  { tx }: UnitOfWork,
  order: WorkOrderRecord,
  theirs: readonly Said[],
  chats: readonly string[],
): Promise<void> {
  const words = theirs.map((one) => one.words);
  const ofOthers = and(
    eq(workOrderJoins.work_order_id, order.id),
    notInArray(workOrderJoins.conversation_id, [...chats]),
  );
  const joins = await tx.select().from(workOrderJoins).where(ofOthers);
  for (const { id, report } of joins) {
    const told = { ...report, issue_summary: withoutWords(report.issue_summary, words) };
    await tx.update(workOrderJoins).set({ report: told }).where(eq(workOrderJoins.id, id));
  }
  const { conversation_id: chat } = order;
  if (!chat || chats.includes(chat)) return;
  for (const { id, summary } of await tx.select().from(handoffs).where(eq(handoffs.conversation_id, chat))) {
    const told = summary.map((line) => withoutWords(line, words));
    await tx.update(handoffs).set({ summary: told }).where(eq(handoffs.id, id));
  }
}

/** That something happened stays, not who did it or in which words. */
async function emptyTimeline({ tx }: UnitOfWork, chats: readonly string[]): Promise<void> {
  await tx
    .update(workOrderEvents)
    .set({
      conversation_id: null,
      why: null,
      data: sql`case when ${workOrderEvents.kind} = ${accessKind} then null else ${workOrderEvents.data} end`,
      actor_id: null,
      actor_name: nobodysName,
    })
    .where(inArray(workOrderEvents.conversation_id, [...chats]));
}

const nobodysName = sql`case when ${workOrderEvents.actor_kind} = 'guest' then null else ${workOrderEvents.actor_name} end`;
