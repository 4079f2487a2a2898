import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountRole } from '#contract/enumerations/accounts.ts';
import { users } from '#server/db/tables/accounts.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Auth } from './auth.ts';
import { libraryClock } from './library-clock.ts';

/**
 * How long a node answers for a session from memory; ended sessions are dropped at once by a signal (a trigger on them).
 * A look-up is what makes a session slide, so an idle one ends up to this much sooner than its 30 minutes.
 */
const rememberMs = 5 * 60_000;
const rememberedSessionsLimit = 20_000;

export type SignedIn = {
  actor: Actor;
  email: string;
  twoFactor: boolean;
  sessionId: string;
  expiresAt: Date;
  /** Whether they have an account of their own; whoever came by an invitation has none. */
  ownsAccount: boolean;
};

export type Authenticate = {
  /** Who a bearer token stands for; undefined for nobody, an ended session or an unverified address. */
  (headers: Headers): Promise<SignedIn | undefined>;
  /** Forgets what is remembered of a session. */
  forget(sessionId: string): void;
  /** Forgets everybody: signals may have been missed. */
  forgetAll(): void;
};

export function createAuthenticate(auth: Auth, db: NodePgDatabase): Authenticate {
  const remembered = new Map<string, SignedIn & { until: number }>();

  const authenticate: Authenticate = async (headers) => {
    const bearer = headers.get('authorization');
    if (!bearer) return undefined;
    const now = libraryClock.now().getTime();
    const known = remembered.get(bearer);
    if (known && known.until > now && known.expiresAt.getTime() > now) return known;
    const found = await lookUp(auth, db, bearer);
    if (!found) {
      remembered.delete(bearer);
      return undefined;
    }
    if (remembered.size >= rememberedSessionsLimit) remembered.clear();
    remembered.set(bearer, { ...found, until: now + rememberMs });
    return found;
  };
  authenticate.forget = (sessionId) => {
    for (const [bearer, entry] of remembered) if (entry.sessionId === sessionId) remembered.delete(bearer);
  };
  authenticate.forgetAll = () => remembered.clear();
  return authenticate;
}

async function lookUp(auth: Auth, db: NodePgDatabase, bearer: string): Promise<SignedIn | undefined> {
  const session = await auth.api.getSession({ headers: new Headers({ authorization: bearer }) });
  if (!session?.user.emailVerified) return undefined;
  const { user } = session;
  const own = await db.select({ id: users.id }).from(users).where(eq(users.id, user.id));
  return {
    actor: actorOf({ id: user.id, name: user.name, role: user.role as AccountRole }), // the column's CHECK and type
    email: user.email,
    twoFactor: user.twoFactorEnabled === true,
    sessionId: session.session.id,
    expiresAt: session.session.expiresAt,
    ownsAccount: own.length > 0,
  };
}

function actorOf(user: { id: string; name: string; role: AccountRole }): Actor {
  return user.role === 'owner'
    ? { kind: 'owner', userId: user.id, customerId: user.id, name: user.name }
    : { kind: user.role, userId: user.id, name: user.name };
}
