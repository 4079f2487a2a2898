import { sql } from 'drizzle-orm';
import { system } from './actor.ts';
import { tooMany } from './errors.ts';
import { noteWait } from './request-scope.ts';
import { type Store, type UnitOfWork, withActor } from './transaction.ts';

/** So many in a fixed window; shared by all nodes because the count is a row. */
export type RateLimit = { name: string; max: number; windowSeconds: number };

/** Counts one more for `who` (an address, an account, a thread). @throws TOO_MANY_REQUESTS saying when to try again. */
export async function limitRate(store: Store, limit: RateLimit, who: string): Promise<void> {
  await limitRates(store, [{ limit, who }]);
}

/** `amount`: how many at once, where it is no mere count; less than nothing gives back. */
type Count = { limit: RateLimit; who: string; amount?: number };

/** Several at once; one that is reached refuses for all. @returns how many each has now, in the order given */
export const limitRates = (store: Store, counts: Count[]): Promise<number[]> =>
  withActor(store, system, (unit) => countAll(unit, counts), 'soon');

/** The same within a transaction of the system's that goes on to do something else. */
export async function countTowards(unit: UnitOfWork, limit: RateLimit, who: string): Promise<void> {
  await countAll(unit, [{ limit, who }]);
}

/** Whoever reads the counts finds neither addresses of mail nor of the network. */
const keyOf = ({ mark }: Pick<UnitOfWork, 'mark'>, { limit, who }: Count) => `${limit.name}:${mark(who)}`;

async function countAll(unit: UnitOfWork, counts: Count[]): Promise<number[]> {
  const { tx, now } = unit;
  const at = now.toISOString();
  const rows = counts
    .map((count) => ({
      key: keyOf(unit, count),
      amount: count.amount ?? 1,
      end: new Date(now.getTime() + count.limit.windowSeconds * 1000),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1)); // in one order everywhere, so that no two wait for each other
  const { rows: counted } = await tx.execute<{ key: string; count: number; window_ends_at: string }>(sql`
    insert into rate_limits as r (key, count, window_ends_at)
    values ${sql.join(
      rows.map(({ key, amount, end }) => sql`(${key}, ${amount}::int, ${end.toISOString()}::timestamptz)`),
      sql`, `,
    )}
    on conflict (key) do update set
      count = case when r.window_ends_at <= ${at} then excluded.count else r.count + excluded.count end,
      window_ends_at = case when r.window_ends_at <= ${at} then excluded.window_ends_at else r.window_ends_at end
    returning key, count, window_ends_at`);
  return counts.map((asked) => {
    const row = counted.find(({ key }) => key === keyOf(unit, asked));
    if (!row || row.count <= asked.limit.max) return row?.count ?? 0;
    const seconds = Math.max(1, Math.ceil((new Date(row.window_ends_at).getTime() - now.getTime()) / 1000));
    noteWait(seconds);
    throw tooMany(seconds);
  });
}

/** Forgets what was counted for `who`. */
export const clearRate = (store: Store, limit: RateLimit, who: string): Promise<void> =>
  withActor(store, system, async (unit) => {
    await unit.tx.execute(sql`delete from rate_limits where key = ${keyOf(unit, { limit, who })}`);
  });
