import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { urgencies, type WorkOrderSort, workOrderStatuses } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import { presentLocale } from '#contract/messages/spoken.ts';
import type { WorkOrderList } from '#contract/work-orders/work-orders.ts';
import type { z } from '#contract/z.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { workOrderStatusLabels } from '#server/kernel/labels.ts';
import { recordListRead } from '#server/kernel/list-read.ts';
import { behind, cursorAt, inOrder, type Order, orderedText } from '#server/kernel/ordered-page.ts';
import { pageFrom } from '#server/kernel/paging.ts';
import { saysWords } from '#server/kernel/text-match.ts';
import { presentSubjects } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { toWorkOrder } from './queries.ts';

type Wanted = z.infer<typeof WorkOrderList> & {
  /** undefined: every customer's, for staff. */
  customerId: string | undefined;
};

/** Work orders in any of the table's orders, newest first without one. */
export async function listWorkOrders(unit: UnitOfWork, wanted: Wanted) {
  const order = orderOf(wanted);
  const rows = await unit.tx
    .select({ ...getTableColumns(workOrders), position: orderedText(order) })
    .from(workOrders)
    .where(
      and(
        wanted.customerId ? eq(workOrders.customer_id, wanted.customerId) : undefined,
        wanted.status ? eq(workOrders.status, wanted.status) : undefined,
        wanted.urgency ? eq(workOrders.urgency_level, wanted.urgency) : undefined,
        wanted.property_id ? eq(workOrders.property_id, wanted.property_id) : undefined,
        wanted.contractor_id ? eq(workOrders.assigned_contractor_id, wanted.contractor_id) : undefined,
        wanted.q ? hasWords(wanted.q) : undefined,
        behind(wanted.cursor, order),
      ),
    )
    .orderBy(inOrder(order))
    .limit(wanted.limit + 1);
  const page = pageFrom(
    rows,
    wanted.limit,
    ({ position, ...row }) => toWorkOrder(row),
    (row) => cursorAt(row.position, row.id),
  );
  await recordListRead(unit, { list: copy.ordersTitle, count: page.items.length, ...wanted });
  return page;
}

function orderOf({ sort, direction }: Wanted): Order {
  const id = sql`${workOrders.id}`;
  if (!sort) return { by: sql`${workOrders.created_at}`, type: 'timestamptz', id, direction: 'desc' };
  return { ...orderBy(sort), id, direction };
}

const place = (column: SQL, list: readonly string[]) =>
  sql`case ${column} ${sql.join(
    list.map((one, at) => sql`when ${sql.raw(`'${one}'`)} then ${sql.raw(String(at))}`),
    sql` `,
  )} end`;

type Value = Omit<Order, 'id' | 'direction'>;

/** As the table shows them: statuses by the reader's words, urgencies from mild to worst. */
const values: Record<Exclude<WorkOrderSort, 'status'>, Value> = {
  reference: { by: sql`right(${workOrders.id}::text, 6)`, type: 'text' },
  urgency: { by: place(sql`${workOrders.urgency_level}`, urgencies.toReversed()), type: 'integer' },
  address: { by: sql`lower(${workOrders.property_address})`, type: 'text' },
  created_at: { by: sql`${workOrders.created_at}`, type: 'timestamptz' },
  updated_at: { by: sql`${workOrders.updated_at}`, type: 'timestamptz' },
  completed_at: { by: sql`${workOrders.completed_at}`, type: 'timestamptz', mayBeMissing: true },
};

function orderBy(sort: WorkOrderSort): Value {
  if (sort !== 'status') return values[sort];
  const words = workOrderStatuses.toSorted((a, b) =>
    workOrderStatusLabels[a].localeCompare(workOrderStatusLabels[b], presentLocale()),
  );
  return { by: place(sql`${workOrders.status}`, words), type: 'integer' };
}

/** The subject as the reader reads it, where that is another one. */
const saidInRow = (): SQL => {
  const all = [...presentSubjects()];
  if (all.length === 0) return sql`''`;
  const whens = all.map(([english, said]) => sql`when ${english} then ${said}`);
  return sql`case ${workOrders.subject_line} ${sql.join(whens, sql` `)} end`;
};

/** Every word has to be somewhere in what people know a work order by. */
export function hasWords(q: string): SQL | undefined {
  const said = sql`concat_ws(' ', 'WO-' || upper(right(${workOrders.id}::text, 6)), ${workOrders.subject_line}, ${saidInRow()},
    ${workOrders.property_name}, ${workOrders.property_address}, ${workOrders.guest_name},
    ${workOrders.assigned_contractor_name})`;
  return saysWords(said, q);
}
