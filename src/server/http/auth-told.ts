import { and, eq, gt } from 'drizzle-orm';
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
import { kindOf } from './refusals.ts';

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

/** What a refusal of the library means that its status does not say: a proof that was asked for once more was wrong. */
const wrongProofs = new Map([
  ['INVALID_PASSWORD', copy.wrongPasswordTold],
  ['INVALID_CODE', copy.wrongCodeTold],
  ['INVALID_BACKUP_CODE', copy.wrongCodeTold],
]);

/** Who asks, found out before the library ends their session. Looked up here, since an asked-for session slides on. */
export async function whoAsks(parts: Parts, { path }: AuthRoute, c: Context<HttpEnv>) {
  const wanted = deeds.has(path) || waysIn.has(path);
  return wanted ? ofSession(parts, bearerToken(c.req.raw.headers)) : undefined;
}

async function ofSession({ authDb, store }: Parts, token: string | undefined): Promise<Person | undefined> {
  if (!token) return undefined;
  const [person] = await authDb
    .select({ id: user.id, name: user.name, role: user.role })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, store.clock.now())));
  return person;
}

type Asking = {
  route: AuthRoute;
  headers: Headers;
  /** The address that was typed in: whose account was asked for. */
  email: string;
};
type Answered = { before: Person | undefined; answer: Response };

/** Tells the security log what came of a request to the auth library. */
export async function tellOfAnswer(parts: Parts, asking: Asking, { before, answer }: Answered): Promise<void> {
  const { path } = asking.route;
  const deed = deeds.get(path);
  const way = waysIn.get(path);
  if (deed && answer.ok && before) return tell(parts.store, { kind: deed, ...accountOf(before) });
  const token = way && answer.headers.get('set-auth-token');
  if (token && !before && answer.status < 400) {
    const entered = await ofSession(parts, bearerToken(new Headers({ authorization: `Bearer ${token}` })));
    if (entered) return tell(parts.store, { kind: 'sign_in', subject: way, ...accountOf(entered) });
  }
  if (answer.status >= 400 && answer.status < 500)
    tellOfRefusal(parts, asking, { status: answer.status, code: await codeOf(answer) });
}

type Refusal = { status: number; code?: string };

/**
 * The one teller of whatever is refused at the auth routes, by the library or by our limits. Told behind the answer:
 * what is known of an address must not show in how long the answer takes.
 */
export function tellOfRefusal(parts: Parts, asking: Asking, refusal: Refusal): void {
  void refusalEvent(parts, asking, refusal)
    .then((event) => event && auditAside(parts.store, event))
    .catch(parts.store.report);
}

async function refusalEvent(parts: Parts, asking: Asking, refusal: Refusal): Promise<SecurityEvent | undefined> {
  const { route, headers, email } = asking;
  const way = waysIn.get(route.path);
  const proof = wrongProofs.get(refusal.code ?? '');
  const kind = way && refusal.status < 420 ? 'sign_in.failed' : (kindOf(refusal.status) ?? (proof && 'refused'));
  const isStranger = !email && !headers.has('authorization') && !headers.has('x-two-factor-token');
  if (!kind || (kind === 'refused' && isStranger)) return undefined;
  const before = await ofSession(parts, bearerToken(headers));
  const asked = before ?? (await whoWasAsked(parts.authDb, asking));
  const subject = way ?? proof ?? `${route.method} /api/auth${route.path}`;
  return {
    kind,
    subject: asked && !before && asked.role !== 'owner' ? `${subject}, ${asked.name}` : subject,
    ...(before ? accountOf(before) : { by: nobody, customerId: asked?.role === 'owner' ? asked.id : null }),
  };
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body && 'code' in body ? String(body.code) : '';
}

async function whoWasAsked(db: NodePgDatabase, { email, headers }: Asking): Promise<Person | undefined> {
  const id = await challenged(db, headers.get('x-two-factor-token'));
  const which = id ? eq(user.id, id) : email ? eq(user.email, email) : undefined;
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
