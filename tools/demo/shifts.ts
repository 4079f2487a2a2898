import { gt } from 'drizzle-orm';
import { staffShifts } from '#server/db/tables/desk.ts';
import { system } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { adminActor, agentActor } from './people.ts';

const hour = 3_600_000;
const weeks = 6;

/** Somebody is on call around the clock for the coming weeks; a demo that is started again later gets new ones. */
export async function fillShifts(store: Store): Promise<void> {
  await withActor(store, system, async ({ tx, now }) => {
    const soon = new Date(now.getTime() + 7 * 24 * hour);
    const ahead = await tx
      .select({ id: staffShifts.id })
      .from(staffShifts)
      .where(gt(staffShifts.ends_at, soon))
      .limit(1);
    if (ahead.length) return;
    const first = Math.floor(now.getTime() / (12 * hour)) * 12 * hour;
    const rows = Array.from({ length: weeks * 14 }, (_, i) => {
      const [starts_at, ends_at] = [new Date(first + i * 12 * hour), new Date(first + (i + 1) * 12 * hour)];
      const pair = i % 2 === 0 ? [agentActor, adminActor] : [adminActor, agentActor];
      return pair.map(({ userId, name }, rung) => ({
        user_id: userId,
        name,
        rung: rung === 0 ? ('first' as const) : ('second' as const),
        starts_at,
        ends_at,
      }));
    });
    await tx.insert(staffShifts).values(rows.flat());
  });
}
