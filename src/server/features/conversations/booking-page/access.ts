import { and, eq, sql } from 'drizzle-orm';
import * as copy from '#contract/messages/en/conversations/guest-api.ts';
import type { PropertyRecord } from '#features/properties';
import { bookingPages } from '#server/db/tables/booking-pages.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { properties } from '#server/db/tables/properties.ts';
import { forbidden } from '#server/kernel/errors.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { findPage } from './find-page.ts';

/** Our own frame says here on whose page it stands: browsers told it, and it cannot be framed by another. */
export const originIn = (headers: Headers): string => headers.get('x-page-origin') ?? '';

/** The property that a page of its owner's asks about; undefined for any other page. The unit must be the system's. */
export async function findPropertyByPage(
  unit: UnitOfWork,
  siteKey: string,
  origin: string,
): Promise<PropertyRecord | undefined> {
  const page = await findPage(unit, siteKey);
  return page?.origins.includes(origin) ? page.property : undefined;
}

/** Whether visitors of the owner's page write in it: strangers, who are given no code and for whom nobody is sent. */
export const isFromPage = ({ channel }: { channel: string }): boolean => channel === 'booking_page';

/** @throws FORBIDDEN in such a chat */
export function refuseOnPage(thread: { channel: string }): void {
  if (isFromPage(thread)) throw forbidden(copy.notOnPage);
}

/** A chat of the property that a tag names, begun on that very page, which its owner still allows. */
export const ofPage = statement((tx) =>
  tx
    .select({
      conversation: conversations,
      property_id: properties.id,
      timezone: properties.timezone,
      check_out: sql<string | null>`null`,
    })
    .from(conversations)
    .innerJoin(properties, eq(properties.id, conversations.property_id))
    .innerJoin(bookingPages, eq(bookingPages.property_id, properties.id))
    .where(
      and(
        eq(conversations.id, sql.placeholder('id')),
        eq(bookingPages.site_key, sql.placeholder('siteKey')),
        eq(bookingPages.is_on, true),
        eq(conversations.channel, 'booking_page'),
        eq(conversations.page_origin, sql.placeholder('origin')),
        sql`${bookingPages.origins} ? ${conversations.page_origin}`,
        eq(properties.status, 'active'),
      ),
    ),
);
