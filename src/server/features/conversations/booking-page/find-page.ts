import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PropertyRecord } from '#features/properties';
import { bookingPages } from '#server/db/tables/booking-pages.ts';
import { properties } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';

type ShownPage = { property: PropertyRecord; origins: string[] };

/** The property that a tag names, while its owner shows the chat. The unit must be the system's. */
export async function findPage({ tx }: UnitOfWork, siteKey: string): Promise<ShownPage | undefined> {
  const [row] = await tx
    .select({ property: properties, origins: bookingPages.origins })
    .from(bookingPages)
    .innerJoin(properties, eq(properties.id, bookingPages.property_id))
    .where(and(eq(bookingPages.site_key, siteKey), eq(bookingPages.is_on, true), eq(properties.status, 'active')));
  return row;
}

/** Which pages may frame the chat; none where it is off. */
export const framersOf = (deps: Pick<Deps, 'store'>, siteKey: string): Promise<string[]> =>
  withActor(deps.store, system, async (unit) => (await findPage(unit, siteKey))?.origins ?? []);

/**
 * What a page is told before anybody wrote: the name of the property. Undefined for a page that its owner has not
 * allowed. That it asked is kept, once an hour.
 */
export const greetPage = (
  deps: Pick<Deps, 'store'>,
  { siteKey, origin }: { siteKey: string; origin: string },
): Promise<{ property_name: string } | undefined> =>
  withActor(deps.store, system, async (unit) => {
    const page = await findPage(unit, siteKey);
    if (!page?.origins.includes(origin)) return undefined;
    await noteUse(unit, page.property.id, origin);
    return { property_name: page.property.name };
  });

async function noteUse({ tx, now }: UnitOfWork, propertyId: string, origin: string): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  await tx
    .update(bookingPages)
    .set({ seen_origin: origin, seen_at: now })
    .where(
      and(
        eq(bookingPages.property_id, propertyId),
        or(
          isNull(bookingPages.seen_at),
          lt(bookingPages.seen_at, hourAgo),
          sql`${bookingPages.seen_origin} is distinct from ${origin}`,
        ),
      ),
    );
}
