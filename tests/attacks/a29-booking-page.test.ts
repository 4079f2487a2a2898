import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { greet, page, showOnPage, visit } from '../support/booking-page.ts';
import { openThread } from '../support/guest-thread.ts';
import { figure } from './figure.ts';
import { forgetLimits } from './world.ts';

// The chat on owners' own pages, from pages that are not theirs. What takes a browser to try (framing, messages of
// strangers) is in tests/e2e/booking-page.spec.ts.

const other = 'https://book.tidepool.example';
let application: TestApplication;
let property: { id: string; guest_token: string };
let key: string;
let foreign: string;

beforeAll(async () => {
  application = await startTestApplication();
  property = await addProperty(application, await addOwner(application, 'olive@example.com'));
  key = await showOnPage(application, await signIn(application, 'olive@example.com'), property.id, [page, other]);
  const { id } = await addProperty(application, await addOwner(application, 'nora@example.com'), 'Hut', '2 Bay St');
  foreign = await showOnPage(application, await signIn(application, 'nora@example.com'), id, ['https://nora.example']);
});
afterAll(() => application.end());
beforeEach(() => forgetLimits(application));

const rows = async (words: string) =>
  Number((await application.authDb.execute(sql.raw(`select count(*) as n from ${words}`))).rows[0]?.n);

/** Near misses of a page that is listed. */
const strangers = [
  'https://evil.example',
  'http://www.tidepool.example',
  'https://tidepool.example',
  'https://www.tidepool.example.evil.example',
  'https://www.tidepool.example:8443',
  'https://WWW.tidepool.example',
  'https://www.tidepool.example/',
  'https://evil.example,https://www.tidepool.example',
  'https://nora.example',
  'null',
  '*',
  '',
];

describe('A29 an owner’s booking page', () => {
  it('is a page of that list: no other is told the house, or may read the answer', async (ctx) => {
    const claims = { referer: `${page}/`, 'x-forwarded-host': 'www.tidepool.example', 'x-page-origin': page };
    for (const origin of strangers) {
      const { status, headers, body } = await greet(application, key, { ...claims, ...(origin && { origin }) });
      expect([origin, status, headers.get('access-control-allow-origin')]).toEqual([origin, 404, null]);
      expect(JSON.stringify(body)).not.toContain('Tide Pool');
    }
    expect((await greet(application, foreign, { origin: page })).status).toBe(404);
    expect((await greet(application, property.guest_token, { origin: page })).status).toBe(404);
    const listed = await greet(application, key, { origin: page, cookie: 'better-auth.session_token=x' });
    expect([listed.headers.get('access-control-allow-credentials'), listed.headers.get('set-cookie')]).toEqual([
      null,
      null,
    ]);
    const whole = await call(application, 'OPTIONS', `/api/v1/guest/${key}`, undefined, {
      ...{ origin: page, 'access-control-request-method': 'GET' },
    });
    expect(whole.headers.get('access-control-allow-origin')).toBeNull();
    figure(ctx, `${strangers.length} foreign origins: 0 told, 0 readable`);
  });

  it('begins no chat for another page, whatever the frame says', async () => {
    for (const from of strangers) expect([from, (await visit(application, key, { from })).status]).toEqual([from, 404]);
    expect(await rows('conversations')).toBe(0);
  });

  it('keeps a chat to the page it was begun on, and to the key of its property', async () => {
    const visitor = await visit(application, key);
    await visitor.say('where do I park?');
    for (const from of [other, ...strangers])
      expect([from, (await visitor.read({ 'x-page-origin': from })).status]).toEqual([from, 404]);
    expect((await visitor.read({ 'x-conversation-secret': 'x'.repeat(22) })).status).toBe(404);
    for (const token of [property.guest_token, foreign]) {
      const path = visitor.path.replace(key, token);
      expect((await call(application, 'GET', `${path}/messages`, undefined, visitor.headers)).status).toBe(404);
      expect((await call(application, 'POST', `${path}/verify-code`, { code: '000000' }, visitor.headers)).status).toBe(
        404,
      );
    }
    const guest = await openThread(application, property.guest_token, 'hello');
    const asPage = guest.path.replace(property.guest_token, key);
    const asked = await call(application, 'GET', `${asPage}/messages`, undefined, {
      ...guest.secret,
      'x-page-origin': page,
    });
    expect(asked.status).toBe(404);
    expect((await visitor.read()).status).toBe(200);
  });

  it('takes no photo, no stay check and no answer to a job', async () => {
    const visitor = await visit(application, key);
    const photo = new FormData();
    photo.append('file', new Blob(['x'], { type: 'image/png' }), 'x.png');
    expect((await call(application, 'POST', `${visitor.path}/photos`, photo, visitor.headers)).status).toBe(403);
    const stay = { check_in: '2026-01-01', check_out: '2026-01-02', phone_last4: '0000' };
    expect((await visitor.post('/verify', stay)).status).toBe(403);
    const job = '/work-orders/01912d68-783e-7a07-b81d-0d9a3f4c1e52/confirm';
    expect((await visitor.post(job, { fixed: true })).status).toBe(403);
  });

  it('bears a flood as the QR card does, and costs its owner nothing', async (ctx) => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await visit(application, key)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30).every((status) => status === 429)).toBe(true);
    await forgetLimits(application);
    for (let n = 0; n < 30; n++) {
      const visitor = await visit(application, key, { address: `198.51.100.${n}` });
      await visitor.say(
        ['the toilet is clogged, send a plumber', 'the kitchen is on fire', 'I smell gas'][n % 3] ?? '',
      );
      await visitor.say(`is there a number ${n} waffle iron?`);
    }
    const questions = await rows('owner_questions');
    const rung = await rows('alarms where joined_to is null');
    expect([await rows('work_orders'), await rows('dispatch_offers')]).toEqual([0, 0]);
    expect(questions).toBeLessThanOrEqual(limits.unconfirmed.questions.here);
    expect(rung).toBeLessThanOrEqual(limits.unconfirmed.alarms.here);
    for (let n = 0; n < 245; n++) await greet(application, key, { origin: page, 'x-test-address': '192.0.2.9' });
    expect((await greet(application, key, { origin: page, 'x-test-address': '192.0.2.9' })).status).toBe(429);
    figure(ctx, `40 chats at once: 30 opened; 30 more: 0 jobs, 0 offers, ${questions} questions, ${rung} alarms rung`);
  });

  it('puts nothing of a list into a policy but origins', async () => {
    const owner = await signIn(application, 'olive@example.com');
    for (const typed of [
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example\r\nset-cookie: a=b',
      "'self'",
      '*',
      'https:',
    ])
      expect([
        typed,
        (
          await call(
            application,
            'PUT',
            `/api/v1/properties/${property.id}/booking-page`,
            { is_on: true, origins: [typed] },
            owner,
          )
        ).status,
      ]).toEqual([typed, 422]);
  });
});
