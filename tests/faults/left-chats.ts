import { expect } from 'vitest';
import type { TestDatabase } from '../support/postgres.ts';
import { select } from './on-database.ts';
import { twoNodes } from './two-nodes.ts';

/**
 * Two nodes come back to chats whose holder is gone, and are killed in the middle of calling the others: each chat is
 * called for once, and its guest told and answered once.
 *
 * @param reason of the hand-offs that are made
 */
export async function callForLeftChats(database: TestDatabase, chats: number, reason: string): Promise<void> {
  const nodes = twoNodes(() => database);
  const returned = () => nodes.count(`select count(*) as n from conversations where assigned_to is null`);
  const answered = () =>
    nodes.count(`select count(distinct conversation_id) as n from messages where author = 'assistant'`);
  try {
    await nodes.start();
    await expect.poll(returned, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await nodes.kill();
    await nodes.start();
    await expect.poll(returned, { timeout: 60_000 }).toBe(chats);
    await expect.poll(answered, { timeout: 60_000 }).toBe(chats);
    await nodes.stop();
  } finally {
    await nodes.clear();
  }
  const rows = await select(
    database,
    `select (select count(*)::int from messages m where m.conversation_id = c.id and m.body like '%had to leave%') as told,
       (select count(*)::int from messages m where m.conversation_id = c.id and m.author = 'assistant') as answers,
       (select count(*)::int from handoffs h where h.conversation_id = c.id and h.reason = '${reason}') as calls
     from conversations c`,
  );
  expect(rows).toEqual(Array.from({ length: chats }, () => ({ told: 1, answers: 1, calls: 1 })));
}
