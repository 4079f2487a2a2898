import * as copy from '#contract/messages/en/accounts/security-log.ts';
import { fill } from '#contract/messages/fill.ts';
import { isStaff } from './actor.ts';
import type { UnitOfWork } from './transaction.ts';

/** A page of a list, as it was asked for. `cursor` is where it begins: the first one has none. */
type ListRead = {
  list: string;
  count: number;
  cursor?: string | undefined;
  q?: string | undefined;
};

/**
 * One of the team looked through a list of guests of many customers: a row a page and hour, however often the screen asks
 * for it again. It belongs to no customer, and is no chat that was opened. Owners look at their own.
 */
export async function recordListRead(unit: UnitOfWork, { list, count, cursor, q }: ListRead): Promise<void> {
  if (!isStaff(unit.actor) || count === 0) return;
  const words = q ? copy.listSearched : copy.listRead;
  const page = cursor ? fill(copy.pageOf, { page: cursor.slice(-pageName) }) : copy.firstPage;
  const subject = fill(words, { list, count, page }); // not the words: they may be the name of a guest to be forgotten
  await unit.audit({ kind: 'thread.read', customerId: null, subject, joined: true });
}

/** Of a cursor: enough of the id in it that two pages have two names. */
const pageName = 12;
