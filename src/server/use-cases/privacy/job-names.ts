import { inArray, or, sql } from 'drizzle-orm';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/privacy/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { subjectIn } from '#features/assistant';
import type { WorkOrderRecord } from '#features/work-orders';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Guest } from './chat-tables.ts';
import { saidOf } from './said-of-jobs.ts';

type Named = Pick<WorkOrderRecord, 'subject_line' | 'service_type'>;

/** What a job is called that nobody's words shall name: as our own playbook calls it, or by its trade. */
export const ownSubject = ({ subject_line, service_type }: Named): string =>
  isOurs(subject_line) ? subject_line : fill(copy.jobDeleted, { trade: serviceTypeLabels[service_type] });

/** The title of one of our own playbooks is no guest's: it has its words in every language. */
const isOurs = (subject: string): boolean =>
  ['es', 'fr', 'de', 'pt'].some((one) => subjectIn(one, subject) !== subject);

/** Of the jobs that a guest told of those that are called by another guest's words, and what we call them instead. */
export async function namedByOthers(unit: UnitOfWork, { chats }: Guest): Promise<Map<string, string>> {
  const joined = sql`${workOrders.id} in (select j.work_order_id from work_order_joins j
    where ${inArray(sql`j.conversation_id`, [...chats])})`;
  const orders = await unit.tx
    .select()
    .from(workOrders)
    .where(or(inArray(workOrders.conversation_id, [...chats]), joined));
  const said = await saidOf(
    unit,
    orders.map(({ id }) => id),
  );
  const isTheirs = (order: WorkOrderRecord) => {
    const naming = said.filter((one) => one.order === order.id && one.subject === order.subject_line);
    if (naming.some(({ chat }) => chats.includes(chat))) return true;
    return naming.length === 0 && order.conversation_id !== null && chats.includes(order.conversation_id);
  };
  const others = orders.filter((order) => !isTheirs(order) && ownSubject(order) !== order.subject_line);
  return new Map(others.map((order) => [order.subject_line, ownSubject(order)]));
}
