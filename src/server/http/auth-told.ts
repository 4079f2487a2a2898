import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Context } from 'hono';
import type { SecurityKind } from '#contract/enumerations/security.ts';
import * as copy from '#contract/messages/en/accounts/answers.ts';
import { challenged } from '#features/accounts';
import { session, user } from '#server/db/tables/auth.ts';
import { system } from '#server/kernel/actor.ts';
import { auditAside } from '#server/kernel/audit-aside.ts';
import { bearerToken } from '#server/kernel/bearer.ts';
import type { SecurityEvent } from '#server/kernel/security-log.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import type { AuthRoute } from './auth-surface.ts';
import type { HttpEnv } from './http-env.ts';

type Parts = { authDb: NodePgDatabase; store: Store };

/** What somebody signed in does to their own account by the auth library. New passwords and factors tell of themselves. */
const deeds = new Map<string, SecurityKind>([
  ['/sign-out', 'sign_out'],
  ['/revoke-session', 'sessions.ended'],
  ['/revoke-sessions', 'sessions.ended'],
  ['/revoke-other-sessions', 'sessions.ended'],
  ['/link-social', 'identity.changed'],
  ['/unlink-account', 'identity.changed'],
  ['/two-factor/generate-backup-codes', 'backup_codes.made'],
  ['/passkey/verify-registration', 'passkey.added'],
  ['/passkey/delete-passkey', 'passkey.removed'],
]);

/** By which one comes in; each may end in a session. */
const waysIn = new Map([
  ['/sign-in/email', copy.byPassword],
  ['/sign-in/email-otp', copy.byCode],
  ['/two-factor/verify-totp', copy.byApp],
  ['/two-factor/verify-backup-code', copy.byBackupCode],
  ['/passkey/verify-authentication', copy.byPasskey],
  ['/callback/:id', copy.byIdentity],
]);

type Person = { id: string; name: string; role: string };

/** Who asks, found out before the library ends their session. Looked up here, since an asked-for session slides on. */
export async function whoAsks({ authDb }: Parts, { path }: AuthRoute, c: Context<HttpEnv>) {
  const wanted = deeds.has(path) || waysIn.has(path);
  return wanted ? ofSession(authDb, bearerToken(c.req.raw.headers)) : undefined;
}

async function ofSession(db: NodePgDatabase, token: string | undefined): Promise<Person | undefined> {
  if (!token) return undefined;
  const [person] = await db
    .select({ id: user.id, name: user.name, role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.token, token));
  return person;
}

type Answered = {
  route: AuthRoute;
  before: Person | undefined;
  answer: Response;
  /** Who was asked for: by the address that was typed in, or by the challenge of a sign-in under way. */
  asked: { email: string; challenge: string | undefined };
};

/** Tells the security log what came of a request to the auth library. */
export async function tellOfAnswer(parts: Parts, answered: Answered): Promise<void> {
  const { route, before, answer } = answered;
  const deed = deeds.get(route.path);
  const way = waysIn.get(route.path);
  if (deed && answer.ok && before)
    return tell(parts.store, { kind: deed, ...accountOf(before) });
  if (!way) return;
  const token = answer.headers.get('set-auth-token');
  if (token && !before && answer.status < 400) {
    const entered = await ofSession(parts.authDb, bearerToken(new Headers({ authorization: `Bearer ${token}` })));
    if (entered) return tell(parts.store, { kind: 'sign_in', subject: way, ...accountOf(entered) });
  }
  // Told behind the answer: what is known of an address must not show in how long the answer takes.
  if (answer.status >= 400 && answer.status < 500) void tellOfFailure(parts, way, answered).catch(parts.store.report);
}

async function tellOfFailure(parts: Parts, way: string, { before, asked }: Answered): Promise<void> {
  const person = before ? undefined : await whoWasAsked(parts.authDb, asked);
  const known = before ? accountOf(before) : { customerId: person?.role === 'owner' ? person.id : null };
  const subject = person && person.role !== 'owner' ? `${way}, ${person.name}` : way;
  await auditAside(parts.store, { kind: 'sign_in.failed', subject, by: nobody, ...known });
}

async function whoWasAsked(db: NodePgDatabase, { email, challenge }: Answered['asked']): Promise<Person | undefined> {
  const id = await challenged(db, challenge);
  const which = id ? eq(user.id, id) : email ? eq(user.email, email.toLowerCase()) : undefined;
  if (!which) return undefined;
  const [person] = await db.select({ id: user.id, name: user.name, role: user.role }).from(user).where(which);
  return person;
}

const nobody = { kind: 'nobody', id: null, name: null };
const tell = (store: Store, event: SecurityEvent) => withActor(store, system, (unit) => unit.audit(event));

/** Whose account it is, and that it was they themselves. */
const accountOf = ({ id, name, role }: Person) => ({
  customerId: role === 'owner' ? id : null,
  by: { kind: role, id, name },
});
