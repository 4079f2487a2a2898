import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Server, startServer } from '../../bench/support/place.ts';
import type { TestDatabase } from '../support/postgres.ts';
import { select, settingsOn } from './on-database.ts';

/**
 * Two nodes come back to chats whose holder is gone, and are killed in the middle of calling the others: each chat is
 * called for once, and its guest told and answered once.
 *
 * @param reason of the hand-offs that are made
 */
export async function callForLeftChats(database: TestDatabase, chats: number, reason: string): Promise<void> {
  const dataDirs = [1, 2].map((node) => mkdtempSync(join(tmpdir(), `pl-left-${node}-`)));
  const startNodes = () => Promise.all(dataDirs.map((dataDir) => startServer(settingsOn(database, dataDir))));
  const countOf = async (text: string) => Number((await select(database, text))[0]?.n);
  const returned = () => countOf(`select count(*) as n from conversations where assigned_to is null`);
  const answered = () =>
    countOf(`select count(distinct conversation_id) as n from messages where author = 'assistant'`);
  let nodes: Server[] = [];
  try {
    nodes = await startNodes();
    await expect.poll(returned, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    await Promise.all(nodes.map((node) => node.kill()));
    nodes = await startNodes();
    await expect.poll(returned, { timeout: 60_000 }).toBe(chats);
    await expect.poll(answered, { timeout: 60_000 }).toBe(chats);
    await Promise.all(nodes.map((node) => node.stop()));
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
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
