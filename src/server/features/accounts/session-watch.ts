import { and, gt, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { session } from '#server/db/tables/auth.ts';
import type { Sessions } from '#server/kernel/sessions.ts';
import { libraryClock } from './library-clock.ts';

/**
 * How long a session is taken for live without asking again; ended ones are dropped at once by a signal (migration
 * 0002).
 */
const rememberMs = 60_000;
const rememberedSessionsLimit = 20_000;

export type SessionWatch = Sessions & {
  /** A session has ended: closes what it holds open. */
  end(sessionId: string): void;
  /** Signals may have been missed. */
  forgetAll(): void;
};

export function createSessionWatch(db: NodePgDatabase): SessionWatch {
  const live = new Map<string, number>();
  const held = new Map<string, Set<() => void>>();
  const watch: SessionWatch = {
    async isLive(sessionId) {
      const now = libraryClock.now().getTime();
      if ((live.get(sessionId) ?? 0) > now) return true;
      const [found] = await liveAmong(db, [sessionId]);
      if (live.size >= rememberedSessionsLimit) live.clear();
      if (found) live.set(sessionId, Math.min(found.expiresAt.getTime(), now + rememberMs));
      return found !== undefined;
    },
    onEnd(sessionId, hear) {
      const hearers = held.get(sessionId) ?? new Set();
      held.set(sessionId, hearers.add(hear));
      return () => {
        if (hearers.delete(hear) && !hearers.size) held.delete(sessionId);
      };
    },
    async endExpired() {
      if (!held.size) return;
      const watched = [...held.keys()];
      const going = new Set((await liveAmong(db, watched)).map(({ id }) => id));
      for (const sessionId of watched) if (!going.has(sessionId)) watch.end(sessionId);
    },
    end(sessionId) {
      live.delete(sessionId);
      for (const hear of [...(held.get(sessionId) ?? [])]) hear();
      held.delete(sessionId);
    },
    forgetAll: () => live.clear(),
  };
  return watch;
}

const liveAmong = (db: NodePgDatabase, ids: string[]) =>
  db
    .select({ id: session.id, expiresAt: session.expiresAt })
    .from(session)
    .where(and(inArray(session.id, ids), gt(session.expiresAt, libraryClock.now())));
