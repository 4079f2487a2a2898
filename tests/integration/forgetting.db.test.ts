import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '#features/properties';
import { remindOfCodes } from '#features/stays';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { forgetOldChats, forgetOldGuests } from '#server/use-cases/privacy/index.ts';
import { smallPicture } from '../attacks/world.ts';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';

// A guest who is deleted stands in no table any more, nor does one whose chat was kept long enough.

const clock = createSettableClock('2026-06-10T12:00:00-07:00');
let application: TestApplication;
let owner: { authorization: string };
let ownerId: string;
let property: Awaited<ReturnType<typeof addProperty>>;
let stay: string;
let photo: string;
let otherStay: string;

const guest = { guest_name: 'Quentin Zephyr', guest_phone: '(541) 555-0142' };
const words = 'the zanzibar kettle is broken';
const other = { guest_name: 'Maria Lagos', guest_phone: '(541) 555-0199' };
const reported = 'the zanzibar trampoline in the garden is broken';

beforeAll(async () => {
  application = await startTestApplication({ clock });
  ownerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
});
afterAll(() => application.end());

let n = 0;
beforeEach(async () => {
  clock.set('2026-06-10T12:00:00-07:00');
  n++;
  property = await addProperty(application, ownerId, `House ${n}`, `${n} Forget Street`);
  const days = { check_in: '2026-06-08', check_out: '2026-06-12' };
  stay = (await bookStay(application, ownerId, property.id, { ...days, ...guest })).id;
  const next = { check_in: '2026-06-12', check_out: '2026-06-14' };
  otherStay = (await bookStay(application, ownerId, property.id, { ...next, ...other })).id;
  const { path, held } = await chat({ ...days, phone_last4: '0142' }, [reported, 'what is the door code?', words]);
  const form = new FormData();
  form.set('file', await smallPicture());
  photo = (await call(application, 'POST', `${path}/photos`, form, held)).body.photo_url;
  expect(photo).toMatch(/^\//);
});

/** What a guest writes who has passed the check. */
async function chat(check: object, messages: string[]) {
  const at = `/api/v1/guest/${property.guest_token}/conversations`;
  const from = { 'x-test-address': `203.0.113.${n}` };
  const { id, secret } = (await call(application, 'POST', at, {}, from)).body;
  const held = { 'x-conversation-secret': secret, ...from };
  const path = `${at}/${id}`;
  expect((await call(application, 'POST', `${path}/verify`, check, held)).body.verified).toBe(true);
  for (const message of messages) await call(application, 'POST', `${path}/messages`, { message }, held);
  return { path, held };
}

/** The guest of the next stay reports the same trouble as the one who is there. */
const otherReports = () =>
  chat({ check_in: '2026-06-12', check_out: '2026-06-14', phone_last4: '0199' }, [
    'the mombasa trampoline in the garden is broken',
  ]);
const jobs = async () =>
  (await call(application, 'GET', `/api/v1/work-orders?property_id=${property.id}`, undefined, owner)).body.items;
const remind = () => withActor(application.deps.store, system, remindOfCodes);

/** Every table with the guest's name, number or words in it. */
async function tablesWith(pattern: string): Promise<string[]> {
  const { rows: tables } = await application.authDb.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await application.authDb.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text ~* ${pattern} limit 1`,
    );
    if (rows.length) found.push(name);
  }
  return found;
}
const traces = () => tablesWith('zephyr|zanzibar');
const look = async () =>
  (await application.app.request(`http://porchlight.test${photo}`, {}, { incoming: { socket: {} } })).status;
const forget = (which = stay) => call(application, 'POST', `/api/v1/stays/${which}/forget-guest`, {}, owner);

describe('The guest of a stay', () => {
  it('is deleted from every table and every file, once the stay is over', async () => {
    expect(await traces()).toContain('messages');
    expect((await forget()).body.message).toBe("This stay isn't over. Cancel it first, or wait for check-out.");
    clock.set('2026-06-12T12:00:00-07:00');
    await remind();
    expect(await tablesWith('Zephyr has left')).toEqual(['notifications']);
    expect((await forget()).body).toMatchObject({ guest_name: null, guest_phone: null, check_in: '2026-06-08' });
    expect(await traces()).toEqual([]);
    await sweepFiles(application.deps);
    expect(await look()).toBe(404);
    const log = (await call(application, 'GET', '/api/v1/security-log?kind=data.deleted', undefined, owner)).body.items;
    expect(log[0].subject).toBe('Guest of the stay from 2026-06-08');
  });

  it('leaves the owner their jobs, each with its trade, and what other guests reported', async () => {
    await otherReports();
    clock.set('2026-06-12T12:00:00-07:00');
    const before = await jobs();
    expect(before.map((job: { issue_summary: string }) => job.issue_summary).join()).toMatch(/zanzibar.*mombasa/s);
    await forget();
    expect(await traces()).toEqual([]);
    const after = await jobs();
    const kept = (job: Record<string, unknown>) => [job.id, job.service_type, job.status, job.nte_cents];
    expect(after.map(kept)).toEqual(before.map(kept));
    expect(await tablesWith('mombasa')).toContain('work_orders');
    clock.set('2026-06-14T12:00:00-07:00');
    await forget(otherStay);
    expect(await tablesWith('mombasa')).toEqual([]);
    expect((await jobs())[0].issue_summary).toBe('A guest reported this. What they wrote was deleted with them.');
  });

  it('takes along what they said of getting in and of pets', async () => {
    const { path, held } = await chat({ check_in: '2026-06-08', check_out: '2026-06-12', phone_last4: '0142' }, [
      reported,
    ]);
    const [job] = await jobs();
    const access = { note: 'Ask for Zanzibar', pets: 'Zanzibar, a cat' };
    expect((await call(application, 'POST', `${path}/work-orders/${job.id}/access`, access, held)).status).toBe(200);
    clock.set('2026-06-12T12:00:00-07:00');
    await forget();
    expect(await traces()).toEqual([]);
  });

  it('who reported what another guest had told of is deleted there too, and the other’s words stay', async () => {
    await otherReports();
    expect(await tablesWith('mombasa')).toEqual(expect.arrayContaining(['work_orders', 'work_order_events']));
    await call(application, 'POST', `/api/v1/stays/${otherStay}/cancel`, {}, owner);
    expect((await forget(otherStay)).status).toBe(200);
    expect(await tablesWith('mombasa')).toEqual([]);
    const [job] = await jobs();
    expect(job).toMatchObject({ guest_name: 'Quentin Zephyr', issue_summary: expect.stringContaining('zanzibar') });
  });

  it('of another owner is nobody’s to delete', async () => {
    await addOwner(application, `other${n}@example.com`);
    const other = await signIn(application, `other${n}@example.com`);
    expect((await call(application, 'POST', `/api/v1/stays/${stay}/forget-guest`, {}, other)).status).toBe(404);
  });
});

describe('Chats of ended stays', () => {
  const tidied = () => withActor(application.deps.store, system, forgetOldChats);

  it('go after 24 months, and sooner where the owner wants it', async () => {
    clock.set('2028-06-12T00:00:00-07:00');
    await tidied();
    expect(await tablesWith('zanzibar kettle')).toContain('messages');
    clock.set('2028-06-14T00:00:00-07:00');
    await tidied();
    expect(await tablesWith('zanzibar kettle')).not.toContain('messages');
  });

  it('take the name along by which the owner was told to change the code', async () => {
    await call(application, 'PATCH', '/api/v1/me/preferences', { chat_months: 6 }, owner);
    clock.set('2026-06-12T12:00:00-07:00');
    await remind();
    clock.set('2026-12-16T00:00:00-07:00');
    await withActor(application.deps.store, system, forgetOldGuests);
    expect(await tablesWith('(Zephyr|Lagos) has left')).toEqual([]);
  });

  it('are kept as long as the owner says', async () => {
    const saved = await call(application, 'PATCH', '/api/v1/me/preferences', { chat_months: 6 }, owner);
    expect(saved.body.chat_months).toBe(6);
    clock.set('2026-12-11T00:00:00-07:00');
    await tidied();
    expect(await tablesWith('zanzibar kettle')).toContain('messages');
    clock.set('2026-12-14T00:00:00-07:00');
    await tidied();
    expect(await tablesWith('zanzibar kettle')).not.toContain('messages');
    expect((await call(application, 'PATCH', '/api/v1/me/preferences', { chat_months: 1 }, owner)).status).toBe(422);
  });
});
