import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOwner, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';

// What each user has the dashboard look like: orders of tables, narrow rows, the card with the first steps.

let application: TestApplication;
let ownerId: string;
let owner: Record<string, string>;
let stranger: Record<string, string>;

beforeAll(async () => {
  application = await startTestApplication();
  ownerId = await addOwner(application, 'olive@example.com');
  await addOwner(application, 'strange@example.com');
  [owner, stranger] = [
    await signIn(application, 'olive@example.com'),
    await signIn(application, 'strange@example.com'),
  ];
});
afterAll(() => application.end());

const get = async (path: string, as = owner) => (await call(application, 'GET', `/api/v1${path}`, undefined, as)).body;

it('the card with the first steps goes away once a QR card was printed, or when it is dismissed', async () => {
  const save = (body: object, as: Record<string, string>) =>
    call(application, 'PATCH', '/api/v1/me/preferences', body, as);
  const wanted = async (as: Record<string, string>) => (await get('/me', as)).start_card;
  await addOwner(application, 'fresh@example.com');
  await addOwner(application, 'busy@example.com');
  const [fresh, busy] = [await signIn(application, 'fresh@example.com'), await signIn(application, 'busy@example.com')];
  expect([await wanted(fresh), await wanted(busy)]).toEqual([true, true]);
  const { body } = await save({ qr_card_printed: true }, fresh);
  expect(body.start_card).toEqual({ qr_card_printed: true, dismissed: false });
  await save({ start_card_dismissed: true }, busy);
  expect([await wanted(fresh), await wanted(busy)]).toEqual([false, false]);
});

describe('preferences', () => {
  it('are kept per user, one by one', async () => {
    const save = (body: object) => call(application, 'PATCH', '/api/v1/me/preferences', body, owner);
    await save({ sorts: { properties: { key: 'sq_ft', direction: 'desc' } } });
    await save({ compact_tables: true });
    expect(await get('/me/preferences')).toEqual({
      sorts: { properties: { key: 'sq_ft', direction: 'desc' }, contractors: null, work_orders: null },
      compact_tables: true,
      chat_months: 24,
      keep_choices: true,
      start_card: { qr_card_printed: false, dismissed: false },
    });
    await save({ sorts: { contractors: { key: 'phone', direction: 'asc' } } });
    const { rows } = await application.authDb.execute(
      sql`select property_sort_key, property_sort_direction, contractor_sort_key, contractor_sort_direction from users where id = ${ownerId}`,
    );
    expect(rows).toEqual([
      {
        ...{ property_sort_key: 'sq_ft', property_sort_direction: 'desc' },
        ...{ contractor_sort_key: 'phone', contractor_sort_direction: 'asc' },
      },
    ]);
    await save({ sorts: { properties: null } });
    expect((await get('/me/preferences')).sorts.properties).toBeNull();
    expect((await get('/me/preferences', stranger)).compact_tables).toBe(false);
    expect((await save({ sorts: { properties: { key: 'drop table', direction: 'asc' } } })).status).toBe(422);
  });
});
