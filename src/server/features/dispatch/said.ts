// What contractors said when they declined, and what dispatch makes of it.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DeclineCode } from '#contract/dispatch/decline-codes.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/history.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Candidate } from '#features/contractors';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { dayWords } from './reach.ts';

/** One decline with its reason: of which trade, and in which ZIP, the job was. */
export type Said = {
  contractor_id: string;
  code: DeclineCode;
  until: string | null;
  service_type: ServiceType;
  zip: string;
  said_at: Date;
};

type About = { zip: string; today: string };

/**
 * Why somebody is not asked by what they said themselves, as a line of the history. A day passes by itself; "not my
 * trade" and "too far" hold, the one for the trade and the other for the ZIP, until the owner says otherwise. A limit
 * that is too low, and other reasons, are about that one job.
 */
export function saidAgainst(contractor: Candidate, { zip, today }: About, said: readonly Said[]): string | null {
  const { company_name: company } = contractor;
  for (const one of said) {
    if (one.contractor_id !== contractor.id) continue;
    if (one.until !== null && today < one.until)
      return fill(one.code === 'booked' ? copy.skippedBooked : copy.skippedHoliday, {
        company,
        day: dayWords(one.until),
      });
    if (one.code === 'not_my_trade' && one.service_type === contractor.service_type)
      return fill(copy.skippedNotTrade, { company });
    if (one.code === 'too_far' && one.zip === zip.slice(0, 5))
      return fill(copy.skippedTooFar, { company, zip: one.zip });
  }
  return null;
}

/** What an owner's contractors, or one of them, said and the owner has not answered yet; the newest first. */
export async function saidTo({ tx }: UnitOfWork, customerId: string, contractorId?: string): Promise<Said[]> {
  const rows = await tx
    .select({
      contractor_id: dispatchOffers.contractor_id,
      code: dispatchOffers.decline_code,
      until: dispatchOffers.decline_until,
      service_type: workOrders.service_type,
      zip: sql<string>`left(${properties.zip}, 5)`,
      said_at: sql<Date>`${dispatchOffers.answered_at}`.mapWith(dispatchOffers.answered_at),
    })
    .from(dispatchOffers)
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .where(
      and(
        eq(dispatchOffers.customer_id, customerId),
        contractorId ? eq(dispatchOffers.contractor_id, contractorId) : undefined,
        isNotNull(dispatchOffers.decline_code),
        isNull(dispatchOffers.decline_settled_at),
      ),
    )
    .orderBy(sql`${dispatchOffers.answered_at} desc`)
    .limit(500);
  return rows.flatMap(({ code, ...row }) => (code ? [{ ...row, code }] : []));
}

/** Whether it still keeps dispatch from asking them for something. */
export const stillHolds = ({ code, until }: Pick<Said, 'code' | 'until'>, today: string): boolean =>
  code === 'not_my_trade' || code === 'too_far' || (until !== null && today < until);
