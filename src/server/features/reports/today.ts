import type { QuestionOfToday, Today } from '#contract/reports/today.ts';
import { openApprovals } from '#features/dispatch';
import { openQuestions } from '#features/knowledge';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { openOrders } from './open-orders.ts';
import { overnight } from './overnight.ts';
import { mostUsedZone } from './reader-zone.ts';
import { staysOfToday } from './stays-of-today.ts';

/** So many rows of a list; its total says how many there are. */
const most = 50;
const mostQuestions = 5;

/** The owner's day in a handful of statements, which are sent together. `timezone` is the reader's. */
export async function readToday(unit: UnitOfWork, customerId: string, timezone?: string | undefined): Promise<Today> {
  const zone = timezone ?? (await mostUsedZone(unit, customerId));
  const [stays, orders, approvals, asked, night] = await allSettledInOrder(
    staysOfToday(unit, customerId),
    openOrders(unit, customerId, most),
    openApprovals(unit, customerId),
    openQuestions(unit, customerId),
    overnight(unit, customerId, zone),
  );
  const questions = [...approvals.map(ofApproval), ...asked.map(ofGuests)];
  return {
    read_at: unit.now.toISOString(),
    timezone: zone,
    arrivals: firstOf(stays.arrivals, most),
    departures: firstOf(stays.departures, most),
    orders,
    questions: firstOf(questions, mostQuestions),
    overnight: night,
  };
}

const firstOf = <Row>(rows: Row[], limit: number) => ({ items: rows.slice(0, limit), total: rows.length });

type Approval = Awaited<ReturnType<typeof openApprovals>>[number];
const ofApproval = ({ id, question, work_order_id, due_at }: Approval): QuestionOfToday => ({
  id,
  kind: 'approval',
  question,
  property_name: null,
  work_order_id,
  due_at,
});

type Asked = Awaited<ReturnType<typeof openQuestions>>[number];
const ofGuests = ({ id, question, property_name, due_at }: Asked): QuestionOfToday => ({
  id,
  kind: 'guest',
  question,
  property_name,
  work_order_id: null,
  due_at,
});
