// The link at the foot of a morning mail: who follows it may stop the mails, and have them again, without signing in.
import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/notifications/reach.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { MorningMailLink } from '#contract/notifications/reach.ts';
import { reachChoices } from '#server/db/tables/accounts.ts';
import { system } from '#server/kernel/actor.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { notFound } from '#server/kernel/errors.ts';
import { countTowards, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { nextMorning } from './morning-clock.ts';

const copy = spoken(copyInEnglish);

const opening: RateLimit = { name: 'morning-mail-link', max: 60, windowSeconds: 60 };
/** For who stopped it before the hour was kept. */
const usualHour = 8;

type Asked = Pick<RequestContext, 'deps' | 'ip'>;

/** Good for as long as the choice is there: a mail of last year stops the mails of today. @throws NOT_FOUND */
export const showMorningMail = (asked: Asked, token: string): Promise<MorningMailLink> =>
  withRow(asked, token, async (_, row) => toLink(row));

/** The same again changes nothing. @throws NOT_FOUND */
export const setMorningMail = (asked: Asked, token: string, on: boolean): Promise<MorningMailLink> =>
  withRow(asked, token, async (unit, row) => {
    if (on === (row.morning_hour !== null)) return toLink(row);
    const morning_hour = on ? (row.stopped_hour ?? usualHour) : null;
    const set = {
      morning_hour,
      stopped_hour: on ? null : row.morning_hour,
      next_morning_at: morning_hour === null ? null : nextMorning(unit.now, morning_hour, row.timezone),
    };
    await unit.tx.update(reachChoices).set(set).where(eq(reachChoices.id, row.id));
    return toLink({ ...row, ...set });
  });

type Row = typeof reachChoices.$inferSelect;

async function withRow<T>(
  { deps, ip }: Asked,
  token: string,
  work: (unit: UnitOfWork, row: Row) => Promise<T>,
): Promise<T> {
  const id = deps.links.morningMail.idOf(token);
  const found = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, opening, ip);
    if (!id) return undefined;
    const [row] = await unit.tx.select().from(reachChoices).where(eq(reachChoices.id, id)).for('update');
    return row && { answer: await work(unit, row) };
  });
  if (!found) throw notFound(copy.linkOver);
  return found.answer;
}

const toLink = ({ morning_hour, stopped_hour, timezone }: Row): MorningMailLink => ({
  on: morning_hour !== null,
  hour: morning_hour ?? stopped_hour,
  timezone,
});
