import { sql } from 'drizzle-orm';
import { securityLog } from '#server/db/tables/security.ts';
import { system } from './actor.ts';
import { originOfRequest } from './request-origin.ts';
import { joinKey, rowOf, type SecurityEvent } from './security-log.ts';
import { type Store, withActor } from './transaction.ts';

/** How often each was told on this node within the hour. */
type Told = Map<string, number>;
const toldBy = new WeakMap<Store, Told>();
const rememberMost = 10_000;

/**
 * The same in a transaction of its own, for what was refused: alike ones of an hour are one row, written at the first,
 * second, fourth, eighth: whoever knocks a thousand times a second does not write a thousand rows. Does not hold up who
 * is refused; what fails is reported.
 */
export function auditAside(store: Store, event: SecurityEvent): Promise<void> {
  const told = toldBy.get(store) ?? new Map<string, number>();
  toldBy.set(store, told);
  const origin = originOfRequest();
  const key = joinKey({ ...event, at: store.clock.now(), address: origin?.address });
  const times = (told.get(key) ?? 0) + 1;
  if (told.size >= rememberMost) told.clear();
  told.set(key, times);
  if (!isPowerOfTwo(times)) return Promise.resolve();
  const added = times === 1 ? 1 : times / 2;
  return withActor(
    store,
    system,
    async (unit) => {
      const row = { ...rowOf(unit, { ...event, joined: true }), times: added };
      await unit.tx
        .insert(securityLog)
        .values(row)
        .onConflictDoUpdate({
          target: securityLog.joined,
          set: { times: sql`${securityLog.times} + ${added}`, at: unit.now },
        });
      unit.afterCommit(async () => store.logSecurity?.(row));
    },
    'soon',
  ).catch(store.report);
}

const isPowerOfTwo = (n: number) => (n & (n - 1)) === 0;
