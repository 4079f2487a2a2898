import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Contractor } from '#contract/contractors/contractors.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { Property } from '#contract/properties/properties.ts';
import { SecretRelease, Stay } from '#contract/stays/stays.ts';
import { OfferRow, WorkOrder, WorkOrderEvent } from '#contract/work-orders/work-orders.ts';
import type { z } from '#contract/z.ts';
import { remindOfCodes } from '#features/stays';
import { newId } from '#server/db/tables/columns.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { newIds } from '#server/use-cases/privacy/archives/new-ids.ts';
import { nouns, nounsBack, partOf } from '#server/use-cases/privacy/archives/nouns.ts';
import { rests } from '#server/use-cases/privacy/archives/resting.ts';
import { makeWorld, smallPicture, type World } from '../attacks/world.ts';
import { select } from '../faults/on-database.ts';
import {
  addOwner,
  asBrowser,
  call,
  password,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import {
  checkArchive,
  fetchLink,
  readBack,
  sendAndCheck,
  sendParts,
  standing,
  takeArchive,
} from '../support/archives.ts';
import { createSettableClock } from '../support/clock.ts';
import { addOneRowEach, rowsOfCustomer } from '../support/one-row-each.ts';
import { unzip } from '../support/unzip.ts';
import { mailTo, waitFor } from '../support/waiting.ts';
import { withoutIds } from '../support/without-ids.ts';

// Everything of an account in one file, read back into an empty account of another server.

type Row = Record<string, unknown>;
type Bearer = { authorization: string };
const passphrase = 'porch lights after dark';
const begun = new Date();
const clock = createSettableClock(begun.toISOString());
let here: TestApplication;
let there: TestApplication;
let world: World;
let mover: Bearer;
let moverId: string;
let file: Buffer;
let sentId: string;

beforeAll(async () => {
  here = await startTestApplication({ clock });
  there = await startTestApplication({ clock });
  world = await makeWorld(here);
  await fillUp(here, world);
  moverId = await addOwner(there, 'mover@example.com', 'Mo Mover');
  mover = await signIn(there, 'mover@example.com');
  file = await takeArchive(here, world.mine.owner, passphrase);
}, 240_000);
afterAll(async () => {
  await here.end();
  await there.end();
});

/** What the story of the world leaves empty. */
async function fillUp(application: TestApplication, { mine }: World): Promise<void> {
  const { guest, things, customerId, owner } = mine;
  const form = new FormData();
  form.set('file', await smallPicture());
  const at = `/api/v1/guest/${guest.token}/conversations/${things.conversation}/photos`;
  await call(application, 'POST', at, form, { 'x-conversation-secret': guest.secret });
  for (const path of [
    `properties/${things.property}/images/parking_spot_image`,
    `contractors/${things.plumber}/papers/license`,
  ]) {
    const picture = new FormData();
    picture.set('file', await smallPicture());
    await call(application, 'POST', `/api/v1/${path}`, picture, owner);
  }
  const paper = new FormData();
  paper.set('file', new File(['%PDF-1.4 a policy'], 'policy.pdf', { type: 'application/pdf' }));
  await call(application, 'POST', `/api/v1/contractors/${things.plumber}/papers/insurance`, paper, owner);
  const secret = { title: 'Safe', body: 'The safe opens with 4711.', audience: 'verified' };
  await call(application, 'POST', '/api/v1/articles', secret, owner);
  const said = { message: 'The valve is behind the panel.', guest_reads: false };
  await call(application, 'POST', `/api/v1/work-orders/${things.workOrder}/messages`, said, owner);
  const into = async (table: string, values: Row) => {
    const [there] = await select(
      application.database,
      `select 1 from ${table} where customer_id = '${customerId}' limit 1`,
    );
    if (there) return;
    const row = { id: newId(), customer_id: customerId, ...values };
    const json = JSON.stringify(row).replaceAll("'", "''");
    const names = Object.keys(row).join(', ');
    await select(
      application.database,
      `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, '${json}')`,
    );
  };
  const chat = { conversation_id: things.conversation };
  await into('alarms', {
    ...chat,
    danger: 'flood',
    property_id: things.property,
    checked: true,
    rings: 1,
    due_at: '2126-01-01',
  });
  await into('handoffs', { ...chat, reason: 'asked', summary: ['A line'], tried: [] });
  await into('choices_made', {
    ...chat,
    property_id: things.property,
    message_id: newId(),
    question: 'towels?',
    language: 'en',
    shown: [`article:${things.article}`],
    chosen: `article:${things.article}`,
  });
  await into('secret_releases', {
    ...chat,
    property_id: things.property,
    stay_id: things.stay,
    secret_name: `article:${things.article}`,
    released_to: 'Guest',
    why: 'asked',
  });
  await into('work_order_joins', { ...chat, work_order_id: things.openOrder, report: { service_type: 'plumbing' } });
  const line = { kind: 'labor', cents: 12_000, nth: 0 };
  await into('work_order_lines', { work_order_id: things.workOrder, ...line });
  await into('stays', { property_id: things.property, check_in: '2026-01-01', check_out: '2026-01-02' });
}

const rowsIn = (files: Map<string, Buffer>, part: string): Row[] => JSON.parse(String(files.get(part) ?? '[]'));

async function unlocked(archive: Buffer): Promise<Map<string, Buffer>> {
  return unzip(new Uint8Array(archive).buffer as ArrayBuffer, passphrase); // a copy is a whole buffer
}

describe('An archive', () => {
  it('holds a README, a manifest with the sum of each part, every kind of thing, and files as they are', async () => {
    const files = await unlocked(file);
    const manifest = JSON.parse(String(files.get('manifest.json')));
    expect(manifest).toMatchObject({
      format: 'porchlight-archive',
      version: 1,
      secrets: true,
      account_id: world.mine.customerId,
    });
    for (const noun of nounsBack)
      expect({ noun: partOf(noun), rows: rowsIn(files, partOf(noun)).length > 0 }).toEqual({
        noun: partOf(noun),
        rows: true,
      });
    expect(String(files.get('README.txt'))).toContain('"Read an Archive"');
    expect([...files.keys()].filter((name) => name.startsWith('files/')).length).toBe(6);
    expect(manifest.parts.length).toBe(files.size - 1);
  });

  it('has the contract’s shapes', async () => {
    const files = await unlocked(file);
    const shapes: [string, z.ZodObject][] = [
      ['properties', Property],
      ['contractors', Contractor],
      ['stays', Stay],
      ['work_orders', WorkOrder],
      ['work_order_events', WorkOrderEvent],
      ['offers', OfferRow],
      ['secret_releases', SecretRelease],
    ];
    for (const [noun, contract] of shapes) {
      const rows = rowsIn(files, `data/${noun}.json`);
      const common = Object.keys(contract.shape).filter((name) => name in (rows[0] ?? {}));
      expect(common.length).toBeGreaterThan(5);
      const part = contract.pick(Object.fromEntries(common.map((name) => [name, true])) as Record<string, true>);
      expect([noun, rows.flatMap((row) => part.safeParse(row).error?.issues ?? [])]).toEqual([noun, []]);
    }
  });

  it('holds no hash, key or token, and codes only where they were asked for, under the passphrase', async () => {
    const locked = await unzip(new Uint8Array(file).buffer as ArrayBuffer).catch((error: Error) => error.message);
    expect(locked).toMatch(/encrypted/i);
    const [open] = [await unlocked(file)];
    const told = [...open].filter(([name]) => !name.startsWith('secrets/') && !name.startsWith('files/'));
    const text = told.map(([, bytes]) => bytes.toString()).join('\n');
    for (const code of ['5520#', '8814#', 'sandpiper-88', '4711']) expect(withoutIds(text)).not.toContain(code);
    expect(text).not.toMatch(/_hash"|"guest_token"|"secret"|"network"/);
    expect(rowsIn(open, 'secrets/property_codes.json')[1]).toMatchObject({
      front_door_lock_code: '5520#',
      wifi_password: 'sandpiper-88',
    });
    const without = await unzip(new Uint8Array(await takeArchive(here, world.mine.owner)).buffer as ArrayBuffer);
    expect([...without.keys()].filter((name) => name.startsWith('secrets/'))).toEqual([]);
    expect(String(without.get('README.txt'))).toContain('- secrets: door codes');
    expect(withoutIds([...without.values()].join('\n'))).not.toMatch(/5520#|sandpiper-88|4711/);
  });

  it('is told of by one mail, and opens for whoever asked, after a fresh sign-in, for a time', async () => {
    const all: Archive[] = (await call(here, 'GET', '/api/v1/me/archives', undefined, world.mine.owner)).body.items;
    const last = all.find(({ direction }) => direction === 'out');
    await mailTo(here, 'mirabel@example.com', /archive is ready/);
    const link = `/api/v1/me/archives/${last?.id}/link`;
    expect((await call(here, 'POST', link, {}, world.theirs.owner)).status).toBe(404);
    expect((await call(here, 'POST', link, {}, { authorization: `Bearer ${world.mine.apiKey}` })).status).toBe(403);
    const stale = await signIn(here, 'mirabel@example.com');
    await here.authDb.execute(
      sql`update auth.session set signed_in_at = ${new Date(begun.getTime() - 11 * 60_000).toISOString()}`,
    );
    expect((await call(here, 'POST', link, {}, stale)).status).toBe(403);
    expect((await call(here, 'POST', '/api/v1/me/archives', { passphrase }, stale)).status).toBe(403);
    await call(here, 'POST', '/api/auth/confirm-password', { password }, { ...stale, ...asBrowser });
    const { url } = (await call(here, 'POST', link, {}, stale)).body;
    const whole = await fetchLink(here, url);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="porchlight-archive-/);
    const rest = await fetchLink(here, url, { range: 'bytes=100-' });
    expect([rest.status, rest.bytes.equals(whole.bytes.subarray(100))]).toEqual([206, true]);
    expect((await fetchLink(here, url.replace(/archives\/[^/]+\//, `archives/${newId()}/`))).status).toBe(404);
    await call(here, 'POST', '/api/auth/sign-out', {}, { ...stale, ...asBrowser });
    expect((await fetchLink(here, url)).status).toBe(401);
    const again = await signIn(here, 'mirabel@example.com');
    const held = (await call(here, 'POST', link, {}, again)).body.url;
    clock.set(new Date(begun.getTime() + 8 * 86_400_000));
    expect((await fetchLink(here, held)).status).toBe(404);
    clock.set(begun);
  });
});

describe('Of an account with a row in every table', () => {
  it('an archive holds them all, but those that it says are left out, and so often an hour', async () => {
    const id = await addOwner(here, 'every@example.com');
    const every = await signIn(here, 'every@example.com');
    await addOneRowEach(here.database, id);
    await here.authDb.execute(sql`delete from account_archives where customer_id = ${id}`); // one at work, as it were
    const files = await unlocked(await takeArchive(here, every, passphrase));
    const manifest = JSON.parse(String(files.get('manifest.json')));
    const leftOut = manifest.left_out.map(({ what }: { what: string }) => what);
    const countOf = (table: string) =>
      nouns.reduce((all, noun) => all + (noun.tableName === table ? (manifest.counts[noun.name] ?? 0) : 0), 0);
    for (const key of Object.keys(await rowsOfCustomer(here.database, id))) {
      const [, schema, table = ''] = /"(\w+)"\."(\w+)"/.exec(key) ?? [];
      if (
        schema === 'auth' ||
        ['staff_shifts', 'staff_presence', 'rota_rings'].includes(table) ||
        leftOut.includes(table)
      )
        continue;
      expect({ table, there: countOf(table) > 0 }).toEqual({ table, there: true });
    }
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await call(here, 'POST', '/api/v1/me/archives', {}, every)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('Read back by an empty account', () => {
  it('it is tried first: counts, what the passphrase opens, and nothing is changed', async () => {
    sentId = await sendParts(there, mover, file);
    const locked = await checkArchive(there, mover, sentId);
    expect(locked).toMatchObject({ state: 'checked', report: { secrets: 'locked' } });
    const wrong = await checkArchive(there, mover, sentId, 'not the passphrase');
    expect(wrong).toMatchObject({ state: 'receiving', problem: expect.stringContaining('passphrase') });
    const checked = await checkArchive(there, mover, sentId, passphrase);
    expect(checked).toMatchObject({ state: 'checked', problem: null, report: { secrets: 'open', problems: [] } });
    expect(checked.report?.counts.find(({ noun }) => noun === 'properties')).toMatchObject({ rows: 1, unread: 0 });
    expect((await call(there, 'GET', '/api/v1/properties', undefined, mover)).body.items).toEqual([]);
    expect(await standingRows()).toEqual([]);
  });

  it('it comes whole, and nobody hears of it', async () => {
    const quiet = async () => ({
      out: await select(there.database, 'select count(*)::int as n from outbox_messages'),
      events: await select(there.database, "select count(*)::int as n from events where kind <> 'account.changed'"),
    });
    const before = await quiet();
    const done = await readBack(there, mover, sentId);
    expect(done).toMatchObject({
      state: 'done',
      problem: null,
      report: { problems: [], files: { rows: 6, unread: 0 } },
    });
    expect(done.report?.changed).toContainEqual({ what: 'guest_links', count: 1 });
    clock.set(new Date(begun.getTime() + 30 * 86_400_000)); // whatever would go on by itself would have by then
    await sweep(there.deps);
    await withActor(there.deps.store, system, remindOfCodes);
    await sweep(there.deps);
    clock.set(begun);
    expect(await quiet()).toEqual(before);
    const [stuck] = await select(
      there.database,
      "select count(*)::int as n from staged_files where slot = 'read-back' and attached_at is null",
    );
    expect(stuck).toEqual({ n: 0 });
  }, 60_000);

  it('made into an archive again it is the same, but for ids and what was under way', async () => {
    const again = await unlocked(await takeArchive(there, mover, passphrase));
    const first = await unlocked(file);
    const ids = newIds(there.deps.vault, sentId, { from: world.mine.customerId, to: moverId });
    const now = new Date(begun);
    for (const noun of nounsBack) {
      const expected = rowsIn(first, partOf(noun))
        .filter((row) => !('salt' in row))
        .map((row): Row => JSON.parse(ids.inText(JSON.stringify(row))))
        .map((row) => rests.get(noun.name)?.(row, { now, note: () => {} }) ?? row);
      const found = rowsIn(again, partOf(noun)).filter((row) => !('salt' in row));
      expect([partOf(noun), sorted(found)]).toEqual([partOf(noun), sorted(expected)]);
    }
    const kept = (files: Map<string, Buffer>, name: (key: string) => string) =>
      Object.fromEntries(
        [...files]
          .filter(([key]) => key.startsWith('files/'))
          .map(([key, bytes]) => [name(key), bytes.toString('base64')]),
      );
    expect(kept(again, (key) => key)).toEqual(kept(first, ids.inText));
  });

  it('its house answers under a new link, and the old one opens nothing here', async () => {
    const [house] = (await call(there, 'GET', '/api/v1/properties', undefined, mover)).body.items;
    const { body } = await call(there, 'GET', `/api/v1/properties/${house.id}`, undefined, mover);
    expect(body).toMatchObject({ name: 'Mirabel House', front_door_lock_code: '5520#' });
    const token = body.guest_link.split('/').at(-1);
    expect(token).not.toBe(world.mine.guest.token);
    expect((await call(there, 'POST', `/api/v1/guest/${token}/conversations`, {})).status).toBe(201);
    expect((await call(there, 'POST', `/api/v1/guest/${world.mine.guest.token}/conversations`, {})).status).toBe(404);
    const orders = (await call(there, 'GET', '/api/v1/work-orders', undefined, mover)).body.items;
    const order = await call(there, 'GET', `/api/v1/work-orders/${orders[0].id}`, undefined, mover);
    expect(order.status).toBe(200);
    const chats = (await call(there, 'GET', '/api/v1/conversations', undefined, mover)).body.items;
    for (const { id } of chats)
      expect((await call(there, 'GET', `/api/v1/conversations/${id}`, undefined, mover)).status).toBe(200);
  });

  it('only an empty account takes one', async () => {
    const about = { file_name: 'a.zip', bytes: 100 };
    const answer = await call(there, 'POST', '/api/v1/me/archives/read-back', about, mover);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('properties')]);
  });
});

describe('On a server where its house is in use', () => {
  it('the house comes as a removed one, and it says so', async () => {
    await addOwner(here, 'second@example.com');
    const second = await signIn(here, 'second@example.com');
    const checked = await sendAndCheck(here, second, file);
    expect(checked.report?.changed).toContainEqual({ what: 'houses_removed', count: 1 });
    expect(await readBack(here, second, checked.id)).toMatchObject({ state: 'done' });
    expect((await call(here, 'GET', '/api/v1/properties', undefined, second)).body.items).toEqual([]);
    expect((await call(here, 'GET', '/api/v1/properties/removed', undefined, second)).body.items).toHaveLength(1);
  });
});

describe('Stopped', () => {
  it('an archive goes with all its parts', async () => {
    await addOwner(here, 'stopper@example.com');
    const stopper = await signIn(here, 'stopper@example.com');
    const { body } = await call(here, 'POST', '/api/v1/me/archives', {}, stopper);
    const withCodes = await call(here, 'POST', '/api/v1/me/archives', { passphrase }, stopper);
    expect([409, 201]).toContain(withCodes.status); // by whether the first one was made meanwhile
    await call(here, 'DELETE', `/api/v1/me/archives/${body.id}`, {}, stopper);
    await waitFor(async () => !(await standing(here, stopper, body.id)));
    const parts = await select(here.database, `select 1 from account_archives where id = '${body.id}'`);
    expect(parts).toEqual([]);
  });
});

const standingRows = async () =>
  select(
    there.database,
    `select 1 from properties where customer_id = '${moverId}' union all select 1 from conversations where customer_id = '${moverId}'`,
  );

const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();
