import { sql } from 'drizzle-orm';
import { system } from './actor.ts';
import { tooMany } from './errors.ts';
import { type Store, type Unit, withActor } from './transaction.ts';

/** So many in a fixed window; shared by all nodes because the count is a row. */
export type RateLimit = { name: string; max: number; windowSeconds: number };

/** Counts one more for `who` (an address, an account, a thread). @throws TOO_MANY_REQUESTS saying when to try again. */
export const limitRate = (store: Store, limit: RateLimit, who: string): Promise<void> =>
  withActor(store, system, (unit) => countTowards(unit, limit, who));

/** The same within a transaction of the system's that goes on to do something else. */
export async function countTowards({ tx, now }: Unit, limit: RateLimit, who: string): Promise<void> {
  const end = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { rows } = await tx.execute<{ count: number; window_ends_at: string }>(sql`
    insert into rate_limits as r (key, count, window_ends_at) values (${`${limit.name}:${who}`}, 1, ${end.toISOString()})
    on conflict (key) do update set
      count = case when r.window_ends_at <= ${now.toISOString()} then 1 else r.count + 1 end,
      window_ends_at = case when r.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at else r.window_ends_at end
    returning count, window_ends_at`);
  const [row] = rows;
  if (row && row.count > limit.max)
    throw tooMany(Math.max(1, Math.ceil((new Date(row.window_ends_at).getTime() - now.getTime()) / 1000)));
}

/** Forgets what was counted for `who`. */
export const clearRate = (store: Store, limit: RateLimit, who: string): Promise<void> =>
  withActor(store, system, async ({ tx }) => {
    await tx.execute(sql`delete from rate_limits where key = ${`${limit.name}:${who}`}`);
  });
