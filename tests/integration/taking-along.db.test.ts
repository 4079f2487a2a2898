import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatTables } from '#server/use-cases/privacy/chat-tables.ts';
import { smallPicture } from '../attacks/world.ts';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  publicUrl,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { unzip } from '../support/unzip.ts';

// What is kept about a guest, as a file for that guest. An owner's own: archives.db.test.ts.

const clock = createSettableClock('2026-06-10T12:00:00-07:00');
let application: TestApplication;
let owner: { authorization: string };
let ownerId: string;
let stay: string;
let otherStay: string;
let nextStay: string;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  ownerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  const property = await addProperty(application, ownerId);
  const days = { check_in: '2026-06-08', check_out: '2026-06-12' };
  const guest = { ...days, guest_name: 'Quentin Zephyr', guest_phone: '(541) 555-0142' };
  stay = (await bookStay(application, ownerId, property.id, guest)).id;
  const before = { check_in: '2026-06-01', check_out: '2026-06-05' };
  const earlier = { ...before, guest_name: 'Otto Earlier', guest_phone: '(541) 555-0143' };
  otherStay = (await bookStay(application, ownerId, property.id, earlier)).id;
  const next = { check_in: '2026-06-12', check_out: '2026-06-14' };
  const maria = { ...next, guest_name: 'Maria Lagos', guest_phone: '(541) 555-0199' };
  nextStay = (await bookStay(application, ownerId, property.id, maria)).id;
  const at = `/api/v1/guest/${property.guest_token}/conversations`;
  const { id, secret } = (await call(application, 'POST', at, {})).body;
  const held = { 'x-conversation-secret': secret };
  await call(application, 'POST', `${at}/${id}/verify`, { ...days, phone_last4: '0142' }, held);
  const said = ['do you have a sewing machine?', 'the zanzibar trampoline in the garden is broken'];
  for (const message of [...said, 'what is the door code?'])
    await call(application, 'POST', `${at}/${id}/messages`, { message }, held);
  const theirs = (await call(application, 'POST', at, {})).body;
  const heldByThem = { 'x-conversation-secret': theirs.secret };
  await call(application, 'POST', `${at}/${theirs.id}/verify`, { ...next, phone_last4: '0199' }, heldByThem);
  const message = 'the mombasa trampoline in the garden is broken';
  await call(application, 'POST', `${at}/${theirs.id}/messages`, { message }, heldByThem);
  const form = new FormData();
  form.set('file', await smallPicture());
  await call(application, 'POST', `${at}/${id}/photos`, form, held);
  const slot = `/api/v1/properties/${property.id}/images/parking_spot_image`;
  const picture = new FormData();
  picture.set('file', await smallPicture());
  await call(application, 'POST', slot, picture, owner);
});
afterAll(() => application.end());

async function taken(method: string, path: string, body?: object, who = owner) {
  const init = { method, headers: { 'content-type': 'application/json', ...who } };
  const answer = await application.app.request(
    `${publicUrl}/api/v1${path}`,
    { ...init, ...(body && { body: JSON.stringify(body) }) },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  const files = answer.ok ? await unzip(await answer.arrayBuffer()) : new Map<string, Buffer>();
  const text = [...files].flatMap(([name, file]) => (/\.(json|txt)$/.test(name) ? [file.toString()] : [])).join('\n');
  return { status: answer.status, name: answer.headers.get('content-disposition'), files, text };
}
const jsonIn = ({ files }: { files: Map<string, Buffer> }, name: string) => JSON.parse(String(files.get(name)));

describe('A guest is given', () => {
  it('what they wrote, sent and were asked, and nothing of anybody else', async () => {
    const one = await taken('GET', `/stays/${stay}/guest-data`);
    expect(one.status).toBe(200);
    expect(jsonIn(one, 'stay.json')).toMatchObject([{ guest_name: 'Quentin Zephyr' }]);
    expect(one.text).toContain('zanzibar');
    expect([...one.files.keys()].filter((name) => name.startsWith('files/photos/'))).toHaveLength(1);
    expect(jsonIn(one, 'codes_given.json')).toContainEqual(
      expect.objectContaining({ secret_name: 'front_door_lock_code' }),
    );
    expect(one.text).not.toMatch(/5520#|Otto|mombasa|_hash"/i);
    const log = (await call(application, 'GET', '/api/v1/security-log?kind=data.exported', undefined, owner)).body
      .items;
    expect(log[0].subject).toBe('What we keep about one guest');
  });

  it('what they asked the owner, and the jobs they told of, also those of others', async () => {
    const one = await taken('GET', `/stays/${stay}/guest-data`);
    expect(jsonIn(one, 'questions_to_the_owner.json')).toMatchObject([
      { question: expect.stringContaining('sewing machine') },
    ]);
    const jobs = jsonIn(one, 'work_orders.json');
    expect(jobs.map((job: { issue_summary: string }) => job.issue_summary).join()).toContain('zanzibar trampoline');
    const theirs = await taken('GET', `/stays/${nextStay}/guest-data`);
    expect(theirs.text).not.toMatch(/zanzibar|zephyr/i);
    const [report] = jsonIn(theirs, 'reports_of_known_troubles.json');
    expect(report.report.issue_summary).toContain('mombasa trampoline');
    expect(jsonIn(theirs, 'work_orders.json')).toMatchObject([
      { id: report.work_order_id, service_type: 'landscaping' },
    ]);
    expect(jsonIn(theirs, 'work_order_history.json')).toMatchObject([{ kind: 'joined' }]);
  });

  it('a file of each table that a guest is deleted from, or the reason why not', async () => {
    const one = await taken('GET', `/stays/${stay}/guest-data`);
    const readMe = String(one.files.get('README.txt'));
    const { rows } = await application.authDb.execute<{ table: string }>(
      sql`select distinct table_name as table from information_schema.columns
        where table_schema = 'public' and column_name in ('conversation_id', 'stay_id')`,
    );
    const listed = new Map(chatTables.map(({ table, given }) => [getTableConfig(table).name, given]));
    for (const { table } of rows) {
      const given = listed.get(table);
      if (given && 'file' in given) expect([...one.files.keys()]).toContain(`${given.file}.json`);
      else expect({ table, readMe }).toEqual({ table, readMe: expect.stringContaining(`- ${table}: `) });
    }
  });

  it('a file also where there was no chat', async () => {
    const one = await taken('GET', `/stays/${otherStay}/guest-data`);
    expect(jsonIn(one, 'stay.json')).toMatchObject([{ guest_name: 'Otto Earlier' }]);
    expect(one.text).not.toContain('zanzibar');
  });

  it('nothing by another owner', async () => {
    await addOwner(application, 'other@example.com');
    const other = await signIn(application, 'other@example.com');
    expect((await taken('GET', `/stays/${stay}/guest-data`, undefined, other)).status).toBe(404);
  });
});
