import type { GenericEndpointContext } from 'better-auth';
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deviceWords } from '#contract/accounts/device-words.ts';
import * as copyInEnglish from '#contract/messages/en/accounts/answers.ts';
import * as ofSessions from '#contract/messages/en/accounts/sessions.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { user as people, twoFactor } from '#server/db/tables/auth.ts';
import { originOfRequest } from '#server/kernel/request-origin.ts';
import { retold } from '#server/kernel/retold.ts';
import type { AuthParts } from './auth.ts';
import { isKnownTo, rememberDevice } from './known-devices.ts';
import { newDeviceMail, wrongCodesMail } from './mails.ts';
import { speakingToAddress } from './speaking-to.ts';
import { asksForCode } from './two-factor.ts';

const copy = spoken(copyInEnglish);

type Person = { id: string; email: string; name: string };
type Mailed = Pick<AuthParts, 'db' | 'clock' | 'sendMail'>;
type Entered = Mailed & Pick<AuthParts, 'audit'>;

/** Whether this request is somebody's coming in: not a session traded for another, not a password without its code. */
export function isEntry({ path, context: { newSession, session } }: GenericEndpointContext): boolean {
  return newSession !== null && !session && !(asksForCode(path) && newSession.user.twoFactorEnabled === true);
}

/** Somebody has come in. From a device that is new they are told by mail, but for the first time of all. */
export async function afterEntry(
  { db, clock, sendMail, audit }: Entered,
  headers: Headers | undefined,
  person: Person,
): Promise<void> {
  const known = await rememberDevice(db, person.id, headers, clock.now());
  const first = await isFirst(db, person.id, clock.now());
  if (known || first) return;
  await audit('device.new', person.id, deviceWords(headers?.get('user-agent')));
  await sendMail(await speakingToAddress(db, person.email, () => newDeviceMail(person, deviceAndAddress(headers))));
}

async function isFirst(db: NodePgDatabase, id: string, now: Date): Promise<boolean> {
  const never = and(eq(people.id, id), isNull(people.firstEnteredAt));
  return (await db.update(people).set({ firstEnteredAt: now }).where(never).returning({ id: people.id })).length > 0;
}

const quietMs = 3_600_000;
/** Wrong codes in a row of which a person is told who types them where they have signed in before. */
const slipsOfKnown = 3;

/**
 * A code of somebody whose password was right was wrong: they are told, once an hour at most, and not of a slip or two
 * of their own.
 */
export async function afterWrongCode(
  { db, clock, sendMail }: Mailed,
  headers: Headers | undefined,
  person: Person,
): Promise<void> {
  const now = clock.now();
  const notYet = or(isNull(twoFactor.toldAt), lt(twoFactor.toldAt, new Date(now.getTime() - quietMs)));
  const triesBefore = (await isKnownTo(db, person.id, headers)) ? slipsOfKnown : 1;
  const enough = gte(twoFactor.failedVerificationCount, triesBefore);
  const told = await db
    .update(twoFactor)
    .set({ toldAt: now })
    .where(and(eq(twoFactor.userId, person.id), enough, notYet))
    .returning({ id: twoFactor.id });
  if (told.length)
    await sendMail(await speakingToAddress(db, person.email, () => wrongCodesMail(person, deviceAndAddress(headers))));
}

/** "Chrome on Windows, from 203.0.113.7" */
function deviceAndAddress(headers: Headers | undefined): string {
  const address = originOfRequest()?.address;
  const device = retold(deviceWords(headers?.get('user-agent')), ofSessions);
  return address ? fill(copy.deviceFrom, { device, address }) : device;
}
