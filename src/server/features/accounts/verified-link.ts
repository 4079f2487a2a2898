import type { GenericEndpointContext } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { user } from '#server/db/tables/auth.ts';
import type { Queues } from '#server/kernel/queues.ts';
import type { Auth } from './auth.ts';
import { alreadyVerifiedMail } from './mails.ts';

type Parts = {
  auth: Auth;
  db: NodePgDatabase;
  publicUrl: string;
  sendMail(mail: Queues['mail.send']): Promise<void>;
};

/** Asks for the click that proves an address; whoever has proved it is told so, rather than left to wait. */
export async function sendVerification({ auth, db, publicUrl, sendMail }: Parts, email: string): Promise<void> {
  const [person] = await db
    .select({ name: user.name, proved: user.emailVerified })
    .from(user)
    .where(eq(user.email, email));
  if (person?.proved)
    return sendMail(alreadyVerifiedMail({ email, name: person.name }, `${publicUrl}/login${addressPart(email)}`));
  await auth.api.sendVerificationEmail({ body: { email, callbackURL: '/login?verified=1' } });
}

/** Behind a `#`: the browser sends it to no server, in no log and no referrer. */
const addressPart = (email: string) => `#${new URLSearchParams({ email })}`;

/**
 * The page that a mailed link ends at is told whose address it was about, and asks for it no more. Nothing but the
 * address is told, and that to whoever holds a link that we signed and mailed there: no session comes of it. A link that
 * is too old leads on as a good one does where its address was proved meanwhile.
 */
export async function nameVerifiedAddress(ctx: GenericEndpointContext, returned: unknown): Promise<void> {
  const to = isAPIError(returned) ? new Headers(returned.headers).get('location') : null;
  if (!to) return;
  const [path, search] = to.split('?');
  const asked = new URLSearchParams(search);
  const error = asked.get('error');
  // Its signature is looked at before its age: of any other fault nobody knows who wrote the link.
  if (error && error !== 'TOKEN_EXPIRED') return;
  const email = addressIn(ctx.query?.token);
  if (!email) return;
  if (error && (await ctx.context.internalAdapter.findUserByEmail(email))?.user.emailVerified) asked.delete('error');
  throw ctx.redirect(`${path}?${asked}${addressPart(email)}`);
}

/** Of a link whose signature held. */
function addressIn(token: unknown): string | null {
  const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString() || '{}');
  return typeof claims.email === 'string' ? claims.email : null;
}
