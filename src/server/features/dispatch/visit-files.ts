import { and, eq, isNotNull, sql } from 'drizzle-orm';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrderEvents, workOrders } from '#server/db/tables/work-orders.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { conflict } from '#server/kernel/errors.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { openContractorPage } from './contractor-page.ts';
import { openJob } from './job-access.ts';
import { type CalendarVisit, calendarOf } from './visit-calendar.ts';

const refusals = spoken(refusalsInEnglish);

/** Most visits of one calendar. */
const mostVisits = 100;

/**
 * The visit of one job, for the calendar of whoever has it; struck out once they have it no more. @throws CONFLICT before
 * they accepted it, and while no time is agreed
 */
export async function visitFile(context: RequestContext, token: string): Promise<File> {
  const job = await openJob(context, token);
  return withActor(context.deps.store, job.actor, async (unit) => {
    const [row] = await rowsOf(unit).where(eq(dispatchOffers.id, job.offerId));
    if (!row || row.offer.state === 'offered' || row.offer.state === 'expired') throw conflict(refusals.acceptFirst);
    return calendarOf([visitIn(row)], null, unit.now);
  });
}

/** The agreed visits of all jobs that a contractor has to do for one owner: a calendar that is read again and again. */
export async function visitsFile(context: RequestContext, token: string): Promise<File> {
  const { actor, contractor } = await openContractorPage(context, token);
  return withActor(context.deps.store, actor, async (unit) => {
    const rows = await rowsOf(unit)
      .where(
        and(
          eq(dispatchOffers.contractor_id, contractor.id),
          eq(dispatchOffers.state, 'accepted'),
          eq(properties.status, 'active'),
          isNotNull(workOrders.arrival_from),
          sql`${workOrders.dispatch_state} not in ('pending_confirmation', 'closed')`,
        ),
      )
      .orderBy(workOrders.arrival_from)
      .limit(mostVisits);
    return calendarOf(rows.map(visitIn), contractor.owner_name, unit.now);
  });
}

type Row = {
  offer: typeof dispatchOffers.$inferSelect;
  order: typeof workOrders.$inferSelect;
  property: typeof properties.$inferSelect;
  changes: number;
};

const rowsOf = ({ tx }: UnitOfWork) =>
  tx
    .select({
      offer: dispatchOffers,
      order: workOrders,
      property: properties,
      changes: sql<number>`(select count(*)::int from ${workOrderEvents} e where e.work_order_id = ${workOrders.id})`,
    })
    .from(dispatchOffers)
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .$dynamic();

/** Of a job that is theirs no more the time may be another contractor's by now: it says when they answered. */
function visitIn({ offer, order, property, changes }: Row): CalendarVisit {
  if (offer.state !== 'accepted')
    return { order, place: null, from: offer.answered_at ?? offer.offered_at, to: null, changes };
  if (!order.arrival_from) throw conflict(refusals.noTimeYet);
  return { order, place: property, from: order.arrival_from, to: order.arrival_to, changes };
}
