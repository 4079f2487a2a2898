import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication } from '#server/application.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { readSettings } from '#server/kernel/env.ts';
import { figure } from '../attacks/figure.ts';
import { masterKey, publicUrl, startTestApplication } from '../support/application.ts';

// Every text that the run on PostgreSQL 18 sent is prepared on 15 and on 18, on the schema of the same migrations: what
// 18 takes, 15 takes. Syntax, functions, operators, columns and types are all looked up when a text is prepared, so that
// running each test a second time would show no more of them.

const directory = '.cache/test/statements';
const undo: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

let texts: string[];
let older: pg.Client;
let newer: pg.Client;
beforeAll(async () => {
  const lines = readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8').trim().split('\n'),
  );
  const sent: string[] = [...new Set(lines.filter(Boolean))].map((line) => JSON.parse(line));
  // Several in one text cannot be prepared together. A cut through quoted words makes parts that both refuse.
  texts = [...new Set(sent.flatMap((text) => [text, ...text.split(';').map((part) => part.trim())]))].filter(Boolean);
  const application = await startTestApplication();
  undo.push(application.end);
  older = await connect(application.database.connection);
  newer = await connect(await startNewer());
});

async function connect(connection: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  undo.push(() => client.end());
  return client;
}

/** A whole server's schema, its queue's too, in the PostgreSQL that npm brought. */
async function startNewer(): Promise<pg.PoolConfig> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-newer-'));
  undo.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbeddedPostgres(dataDir, () => undefined, { settings: { fsync: 'off' } });
  undo.push(stop);
  const settings = readSettings({ DATA_DIR: dataDir, MASTER_KEY: masterKey, SEED: 'none' });
  const application = await startApplication({ settings, connection, publicUrl, log: pino({ level: 'silent' }) });
  await application.stop();
  return connection;
}

/** Why it is refused; null: it is taken. What is no query (`listen`, `set`) cannot be prepared and is refused by both. */
async function refusalBy(client: pg.Client, text: string): Promise<string | null> {
  try {
    await client.query(`prepare tried as ${text}`);
    await client.query('deallocate tried');
    return null;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.message;
  }
}

const isQuery = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

it('PostgreSQL 15 takes every query that 18 takes', async (ctx) => {
  const refused: string[] = [];
  let taken = 0;
  for (const text of texts) {
    if (await refusalBy(newer, text)) continue;
    taken += 1;
    const reason = await refusalBy(older, text);
    if (reason) refused.push(`${reason}: ${text}`);
  }
  expect(refused).toEqual([]);
  // What is left are texts that are no query, and those about what a test made for itself.
  expect(taken).toBeGreaterThan(texts.filter(isQuery).length * 0.9);
  figure(ctx, `${taken} of ${texts.length} texts prepared`);
});

it('what 18 alone knows would be noticed', async () => {
  const text = 'select uuidv7()';
  expect(await refusalBy(newer, text)).toBeNull();
  expect(await refusalBy(older, text)).toContain('uuidv7() does not exist');
});
