import { sql } from 'drizzle-orm';
import { system } from './actor.ts';
import { tooMany } from './errors.ts';
import { type Store, withActor } from './transaction.ts';

/** So many in a fixed window; shared by all nodes because the count is a row. */
export type RateLimit = { name: string; max: number; windowSeconds: number };

/** Counts one more for `who` (an address, an account, a thread). @throws TOO_MANY_REQUESTS saying when to try again. */
export async function limitRate(store: Store, limit: RateLimit, who: string): Promise<void> {
  const row = await withActor(store, system, async ({ tx, now }) => {
    const end = new Date(now.getTime() + limit.windowSeconds * 1000);
    const { rows } = await tx.execute<{ count: number; window_ends_at: Date }>(sql`
      insert into rate_limits as r (key, count, window_ends_at) values (${`${limit.name}:${who}`}, 1, ${end.toISOString()})
      on conflict (key) do update set
        count = case when r.window_ends_at <= ${now.toISOString()} then 1 else r.count + 1 end,
        window_ends_at = case when r.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at else r.window_ends_at end
      returning count, window_ends_at`);
    return { count: rows[0]?.count ?? 1, seconds: secondsUntil(rows[0]?.window_ends_at, now) };
  });
  if (row.count > limit.max) throw tooMany(row.seconds);
}

function secondsUntil(end: Date | undefined, now: Date): number {
  return end ? Math.max(1, Math.ceil((new Date(end).getTime() - now.getTime()) / 1000)) : 1;
}
