import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// What every answer has in common: one shape of errors, ids, limits, keys, headers.

let application: TestApplication;
let owner: { authorization: string };
let agent: { authorization: string };
let propertyId: string;

beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  await addAgent(application, 'maya@example.com');
  propertyId = (await addProperty(application, customerId)).id;
  owner = await signIn(application, 'olive@example.com');
  agent = await signIn(application, 'maya@example.com');
});

afterAll(() => application.end());

const order = (subject_line: string) => ({
  property_id: propertyId,
  service_type: 'handyman',
  urgency_level: 'low',
  subject_line,
  issue_summary: 'It is loose.',
});

describe('errors', () => {
  it.each<[string, () => ReturnType<typeof call>, number, string]>([
    ['nobody signed in', () => call(application, 'GET', '/api/v1/properties'), 401, 'UNAUTHORIZED'],
    [
      'staff on an owner’s route',
      () => call(application, 'GET', '/api/v1/properties', undefined, agent),
      403,
      'FORBIDDEN',
    ],
    [
      'an id that is nobody’s',
      () => call(application, 'GET', '/api/v1/properties/00000000-0000-7000-8000-000000000000', undefined, owner),
      404,
      'NOT_FOUND',
    ],
    ['a path that is none', () => call(application, 'GET', '/api/v1/nothing/here', undefined, owner), 404, 'NOT_FOUND'],
    [
      'a field that is wrong',
      () => call(application, 'POST', '/api/v1/work-orders', { ...order(''), urgency_level: 'soon' }, agent),
      422,
      'INVALID',
    ],
    [
      'a page that is not ours',
      () => call(application, 'GET', '/api/v1/properties?cursor=zzz', undefined, owner),
      422,
      'INVALID',
    ],
    [
      'a body that is too large',
      () => call(application, 'POST', '/api/v1/work-orders', order('x'.repeat(300_000)), agent),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s: %#', async (_, ask, status, code) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code,
      message: expect.stringMatching(/\.$/),
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|stack|node_modules/);
  });

  it('name each field with its message', async () => {
    const { body } = await call(application, 'POST', '/api/v1/work-orders', { ...order(''), issue_summary: '' }, agent);
    expect(body.fields).toEqual({
      subject_line: 'Say in one line what is wrong.',
      issue_summary: 'Describe what is wrong.',
    });
  });
});

describe('an Idempotency-Key', () => {
  const send = (key: string, body: unknown) =>
    call(application, 'POST', '/api/v1/work-orders', body, { ...agent, 'idempotency-key': key });

  it('makes twenty at once into one, with one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-1', order('Loose rail'))));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
    const { body } = await call(application, 'GET', '/api/v1/work-orders?limit=100', undefined, owner);
    expect(body.items.filter((o: { subject_line: string }) => o.subject_line === 'Loose rail')).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    await send('key-2', order('One'));
    expect((await send('key-2', order('Two'))).status).toBe(409);
  });

  it('keeps nothing of a refusal: what was corrected may come under the same key', async () => {
    expect((await send('key-3', order(''))).status).toBe(422);
    expect((await send('key-3', order('Corrected'))).status).toBe(201);
  });

  it('is one person’s: another session of theirs gets the same answer, somebody else makes their own', async () => {
    const trade = { company_name: 'Tide', service_type: 'plumbing', phone: '5415550110' };
    const as = (who: { authorization: string }) =>
      call(application, 'POST', '/api/v1/contractors', trade, { ...who, 'idempotency-key': 'key-5' });
    const first = await as(owner);
    const again = await as(await signIn(application, 'olive@example.com'));
    expect([again.status, again.body]).toEqual([201, first.body]);
    await addAgent(application, 'mona@example.com');
    const others = await signIn(application, 'mona@example.com');
    const made = await send('key-6', order('Mine'));
    const theirs = { ...others, 'idempotency-key': 'key-6' };
    expect((await call(application, 'POST', '/api/v1/work-orders', order('Mine'), theirs)).body.id).not.toBe(
      made.body.id,
    );
  });

  it('of a visitor goes by their own id, from whatever network; the chat’s secret is told again and kept nowhere', async () => {
    const { rows: links } = await application.authDb.execute<{ guest_token: string }>(
      sql`select guest_token from properties`,
    );
    const path = `/api/v1/guest/${links[0]?.guest_token}/conversations`;
    const visitor = { 'x-visitor-id': '7f2e4b56-2f0f-4f4e-9f3a-0d8f5f1f8a11' };
    const open = (headers: object) => call(application, 'POST', path, {}, { 'idempotency-key': 'key-4', ...headers });
    const first = await open(visitor);
    const second = await open({ ...visitor, 'x-test-address': '198.51.100.7' });
    expect(second.body).toEqual(first.body);
    expect((await open({ 'x-visitor-id': '7f2e4b56-2f0f-4f4e-9f3a-0d8f5f1f8a12' })).body.id).not.toBe(first.body.id);
    const unknown = await open({});
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['X-Visitor-Id']]);
  });
});

describe('every answer', () => {
  it('carries the security headers and its request id', async () => {
    const { headers } = await call(application, 'GET', '/api/v1/me', undefined, owner);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('of the auth library sets no cookie and believes none', async () => {
    const answer = await call(application, 'POST', '/api/auth/sign-in/email', {
      email: 'olive@example.com',
      password: 'Correct-horse7!',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const token = answer.headers.get('set-auth-token') ?? '';
    const byCookie = await call(application, 'GET', '/api/auth/get-session', undefined, {
      cookie: `better-auth.session_token=${token}`,
    });
    expect(byCookie.body).toBe('null');
  });
});

describe('the contract', () => {
  it('is served as OpenAPI, with every path of the surface', async () => {
    const { body } = await call(application, 'GET', '/api/openapi.json');
    for (const path of [
      '/properties',
      '/work-orders/{id}',
      '/guest/{token}/conversations/{id}/messages',
      '/jobs/{token}/accept',
      '/events',
    ]) {
      expect(Object.keys(body.paths)).toContain(path);
    }
    expect((await call(application, 'GET', '/api/docs')).body).toContain('Porchlight API');
  });

  it('pages by keys: nothing twice, nothing left out', async () => {
    for (let i = 0; i < 7; i++) await call(application, 'POST', '/api/v1/work-orders', order(`Job ${i}`), agent);
    const all = (await call(application, 'GET', '/api/v1/work-orders?limit=100', undefined, owner)).body.items.map(
      (o: { id: string }) => o.id,
    );
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await call(
        application,
        'GET',
        `/api/v1/work-orders?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
        undefined,
        owner,
      );
      paged.push(...body.items.map((o: { id: string }) => o.id));
      cursor = body.next;
    }
    expect(paged).toEqual(all);
  });
});

describe('secrets', () => {
  it('lie in the database sealed, and open for their owner', async () => {
    const { body } = await call(application, 'GET', `/api/v1/properties/${propertyId}`, undefined, owner);
    expect(body).toMatchObject({
      front_door_lock_code: '5520#',
      wifi_password: 'sandpiper-88',
      alt_lock_box_code: '8814#',
    });
    const { rows } = await application.authDb.execute(sql`select * from properties where id = ${propertyId}`);
    expect(JSON.stringify(rows)).not.toMatch(/sandpiper-88|Gas meter|Press the top/);
    expect(rows[0]?.front_door_lock_code).not.toContain('5520#');
  });
});
