import { createHash } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { retention } from '#contract/privacy/retention.ts';
import { knownDevice, user } from '#server/db/tables/auth.ts';

/**
 * Wrong passwords by which a device ends being known. Whoever holds it guesses so often and no more; strangers' tries
 * do not count towards it, so nobody but its holder can bring that about.
 */
const wrongTries = 10;
const rememberedDays = retention.devices.days;
const devicesOfOne = 20;

/** By what a browser names itself at every sign-in: 128 random bits of its own making (web/lib/session/device.ts). */
const deviceHeader = 'x-device';
const form = /^[\w-]{22}$/;

const markOf = (headers: Headers | undefined): string | undefined => {
  const given = headers?.get(deviceHeader) ?? '';
  return form.test(given) ? createHash('sha256').update(given).digest('base64url') : undefined;
};

/**
 * Whether this is a device from which whoever has the address has signed in before; counts one try more, which a
 * right password takes back.
 */
export async function tryFromKnown(db: NodePgDatabase, email: string, headers: Headers, now: Date): Promise<boolean> {
  const mark = markOf(headers);
  if (!mark) return false;
  const since = new Date(now.getTime() - rememberedDays * 86_400_000);
  const theirs = and(eq(knownDevice.userId, user.id), eq(user.email, email), eq(knownDevice.mark, mark));
  const counted = await db
    .update(knownDevice)
    .set({ wrongTries: sql`${knownDevice.wrongTries} + 1` })
    .from(user)
    .where(and(theirs, lt(knownDevice.wrongTries, wrongTries), gt(knownDevice.lastUsedAt, since)))
    .returning({ id: knownDevice.id });
  return counted.length > 0;
}

/** The device's mark when anybody has signed in from it: then its tries are its own, not its network's. */
export async function knownMark(db: NodePgDatabase, headers: Headers): Promise<string | undefined> {
  const mark = markOf(headers);
  if (!mark) return undefined;
  const [found] = await db.select({ id: knownDevice.id }).from(knownDevice).where(eq(knownDevice.mark, mark)).limit(1);
  return found && mark;
}

/** The device's mark when whoever has the address has signed in from it. */
export async function markKnownTo(db: NodePgDatabase, email: string, headers: Headers): Promise<string | undefined> {
  const mark = markOf(headers);
  if (!mark) return undefined;
  const [found] = await db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(and(eq(user.email, email), eq(knownDevice.mark, mark)));
  return found && mark;
}

/** Whether somebody has signed in from this device before. */
export async function isKnownTo(db: NodePgDatabase, userId: string, headers: Headers | undefined): Promise<boolean> {
  const mark = markOf(headers);
  if (!mark) return false;
  const mine = and(eq(knownDevice.userId, userId), eq(knownDevice.mark, mark));
  return (await db.select({ id: knownDevice.id }).from(knownDevice).where(mine)).length > 0;
}

/** Somebody has shown who they are: their device is known from now on. @returns whether it was before */
export async function rememberDevice(
  db: NodePgDatabase,
  userId: string,
  headers: Headers | undefined,
  now: Date,
): Promise<boolean> {
  const mark = markOf(headers);
  if (!mark) return false;
  const seen = { lastUsedAt: now, wrongTries: 0, userAgent: headers?.get('user-agent') ?? null };
  const mine = and(eq(knownDevice.userId, userId), eq(knownDevice.mark, mark));
  const known = await db
    .update(knownDevice)
    .set(seen)
    .where(and(mine, lt(knownDevice.wrongTries, wrongTries)))
    .returning({ id: knownDevice.id });
  if (known.length) return true;
  await db
    .insert(knownDevice)
    .values({ userId, mark, ...seen })
    .onConflictDoUpdate({ target: [knownDevice.userId, knownDevice.mark], set: seen });
  const latest = db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(desc(knownDevice.lastUsedAt))
    .limit(devicesOfOne);
  await db.delete(knownDevice).where(and(eq(knownDevice.userId, userId), notInArray(knownDevice.id, latest)));
  return false;
}

/** No device of theirs is known any more, but the one that asks. */
export async function forgetDevices(db: NodePgDatabase, userId: string, headers?: Headers): Promise<void> {
  const mark = markOf(headers);
  const others = mark ? ne(knownDevice.mark, mark) : undefined;
  await db.delete(knownDevice).where(and(eq(knownDevice.userId, userId), others));
}
