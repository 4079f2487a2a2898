import { eq } from 'drizzle-orm';
import { properties } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { cabin } from './properties/cabin.ts';

/** The demo's rows come all at once, so one of them tells of all. */
export const isSeeded = (store: Store): Promise<boolean> =>
  withActor(store, system, async ({ tx }) => {
    const rows = await tx.select({ id: properties.id }).from(properties).where(eq(properties.id, cabin.id));
    return rows.length > 0;
  });
