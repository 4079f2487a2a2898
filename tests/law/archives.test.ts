import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { nouns as nounWords } from '#contract/messages/en/privacy/archive-screen.ts';
import * as tables from '#server/db/tables/index.ts';
import { notInArchive, notReadBack, untold } from '#server/use-cases/privacy/archives/left-out.ts';
import { nouns } from '#server/use-cases/privacy/archives/nouns.ts';
import { rests } from '#server/use-cases/privacy/archives/resting.ts';

// Everything of an account is in its archive, or is stated not to be, with the reason.

/** Rows of nobody's account. */
const nobodys = [
  'desk_tags',
  'idempotency_keys',
  'job_payloads',
  'outbox_messages',
  'public_chatbot_conversations',
  'questions',
  'rate_limits',
  'report_progress',
  'rota_plans',
  'rota_rings',
  'saved_replies',
  'site_chat_usage',
  'staff_presence',
  'staff_shifts',
  'webhook_events_seen',
];
/** Logins, in a schema that the application cannot read: no archive holds a way in. */
const logins = 'auth';

const all = Object.values<unknown>(tables)
  .filter((one): one is PgTable => is(one, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ schema }) => schema !== logins);
const told = new Set(nouns.map(({ tableName }) => tableName));

it('each table is told of in an archive, or left out with a reason, or nobody’s', () => {
  const unstated = all
    .map(({ name }) => name)
    .filter((name) => [told.has(name), notInArchive.has(name), nobodys.includes(name)].filter(Boolean).length !== 1);
  expect(unstated).toEqual([]);
});

it('no table with rows of owners counts as nobody’s', () => {
  const owners = all.filter(({ columns }) => columns.some(({ name }) => ['customer_id', 'user_id'].includes(name)));
  const wrongly = owners.map(({ name }) => name).filter((name) => nobodys.includes(name));
  expect(wrongly).toEqual(['staff_presence', 'staff_shifts', 'rota_rings']); // the team's own
});

it('what is told of and not read back says why, and nothing is stated that is not there', () => {
  const names = new Set(all.map(({ name }) => name));
  const unread = nouns.filter(({ back }) => back === null).map(({ tableName }) => tableName);
  expect(unread.filter((name) => name !== 'users' && !notReadBack.has(name))).toEqual([]);
  expect([...notReadBack.keys(), ...notInArchive.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect([...notReadBack.values(), ...notInArchive.values()].filter((why) => why.length < 10)).toEqual([]);
  const columns = new Set(all.flatMap((table) => table.columns.map(({ name }) => name)));
  expect(untold.filter((name) => !columns.has(name))).toEqual([]);
});

it('whatever has a time at which it goes on by itself is put to rest where it is read back', () => {
  const clocks =
    /^(due_at|expires_at|dispatch_after|confirm_due_at|remind_at|snoozed_until|sla_due_at|rotation_told_at|answer_due\w*)$/;
  const ticking = nouns
    .filter(({ back, columns }) => back === 'insert' && columns.some(({ name }) => clocks.test(name)))
    .map(({ name }) => name);
  expect(ticking.length).toBeGreaterThan(6);
  expect(ticking.filter((name) => !rests.has(name))).toEqual([]);
  const nounNames = nouns.map(({ name }) => name);
  expect([...rests.keys()].filter((name) => !nounNames.includes(name))).toEqual([]);
});

it('every kind of thing that is read back has a name on the screen', () => {
  const unnamed = nouns.filter(({ back, name }) => back !== null && !nounWords.has(name)).map(({ name }) => name);
  expect(unnamed).toEqual([]);
});
