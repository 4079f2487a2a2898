import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { call, startTestApplication, type TestApplication } from '../support/application.ts';
import { figure } from './figure.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// A guest's chat belongs to whoever opened it, a visitor's to the browser that made its session up.

let application: TestApplication;
let world: World;
let base: string;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
  base = `/api/v1/guest/${world.mine.guest.token}/conversations`;
});
afterAll(() => application.end());
beforeEach(() => forgetLimits(application));

/** Where any of these words stands in a row of any table. */
async function rowsWith(words: string[]): Promise<string[]> {
  const { rows } = await application.authDb.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema in ('public', 'auth', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows)
    for (const word of words) {
      const { rows: hits } = await application.authDb.execute(
        sql`select 1 from ${sql.raw(name)} t where strpos(t::text, ${word}) > 0 limit 1`,
      );
      if (hits.length > 0) found.push(name);
    }
  return found;
}

describe('A16 a guest’s chat', () => {
  it('has a secret of 128 bits that is told once and kept nowhere', async (ctx) => {
    const secrets: string[] = [];
    for (let n = 0; n < 40; n++) {
      if (n % 20 === 0) await forgetLimits(application);
      const { body } = await call(application, 'POST', base, {});
      secrets.push(body.secret);
      const read = await call(application, 'GET', `${base}/${body.id}/messages`, undefined, {
        'x-conversation-secret': body.secret,
      });
      expect(read.status).toBe(200);
      expect(JSON.stringify(read.body)).not.toContain(body.secret);
    }
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    // No bit stands still: of forty, none is the same in all.
    for (let bit = 0; bit < 128; bit++) {
      const seen = secrets.map((secret) => ((Buffer.from(secret, 'base64url')[bit >> 3] ?? 0) >> (bit & 7)) & 1);
      expect(new Set(seen).size).toBe(2);
    }
    expect(await rowsWith(secrets.slice(0, 5))).toEqual([]);
    figure(ctx, `${secrets.length} secrets of 128 bits, 0 kept`);
  });

  it('opens to nothing but that secret, in its own header', async (ctx) => {
    const { mine, theirs } = world;
    const right = mine.guest.secret;
    const id = mine.things.conversation;
    const turned = right.replace(/[a-z]/i, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));
    const tries: [string, string, Record<string, string>][] = [
      ['without one', '', {}],
      ['with an empty one', '', { 'x-conversation-secret': '' }],
      ['with another chat’s', '', { 'x-conversation-secret': theirs.guest.secret }],
      ['with a part of it', '', { 'x-conversation-secret': right.slice(0, -1) }],
      ['with more than it', '', { 'x-conversation-secret': `${right}A` }],
      ['in other letters', '', { 'x-conversation-secret': turned }],
      ['twice', '', { 'x-conversation-secret': `${right}, ${right}` }],
      ['in the address', `?secret=${right}&x-conversation-secret=${right}`, {}],
      ['as a bearer', '', { authorization: `Bearer ${right}` }],
      ['as a cookie', '', { cookie: `x-conversation-secret=${right}; secret=${right}` }],
      ['as an owner who is signed in', '', theirs.owner],
      ['as its own owner', '', mine.owner],
    ];
    const missing = await call(application, 'GET', `${base}/${newId()}/messages`, undefined, {
      'x-conversation-secret': right,
    });
    expect(missing.status).toBe(404);
    for (const [how, query, headers] of tries)
      for (const path of [`${base}/${id}/messages`, `${base}/${id}/events`]) {
        const answer = await call(application, 'GET', `${path}${query}`, undefined, headers);
        expect({ how, status: answer.status, message: answer.body.message }).toEqual({
          how,
          status: 404,
          message: missing.body.message,
        });
      }
    const elsewhere = `/api/v1/guest/${theirs.guest.token}/conversations/${id}/messages`;
    expect((await call(application, 'GET', elsewhere, undefined, { 'x-conversation-secret': right })).status).toBe(404);
    figure(ctx, `${tries.length} ways in: 0`);
  });

  it('tells its secret to nobody who looks at it: owner, desk, contractor', async () => {
    const { mine, agent } = world;
    const id = mine.things.conversation;
    for (const [path, headers] of [
      [`/api/v1/conversations/${id}`, mine.owner],
      [`/api/v1/conversations/${id}`, agent],
      ['/api/v1/conversations', mine.owner],
      [`/api/v1/jobs/${mine.jobToken}`, {}],
      [`/api/v1/guest/${mine.guest.token}`, {}],
    ] as const) {
      const { status, body } = await call(application, 'GET', path, undefined, { ...headers });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${mine.guest.secret}|secret_hash`));
    }
  });
});

describe('A16 the site’s chat', () => {
  const session = 'tHis-is_a-session-Nobody0';

  it('is read by whoever knows its session, and by nobody with less', async () => {
    await call(application, 'POST', `/api/v1/site-chat/${session}`, { message: 'What does plover-canary cost?' });
    const own = await call(application, 'GET', `/api/v1/site-chat/${session}`);
    expect(JSON.stringify(own.body)).toContain('plover-canary');
    const others = [
      session.toLowerCase(),
      session.slice(0, -1),
      `${session}0`,
      session.replace('_', '%'),
      session.replace('_', '?'),
    ];
    for (const other of [...others, `${session.slice(0, 22)}%00`, "' or ''='", '%25'.repeat(22), '*'.repeat(22)]) {
      const { status, body } = await call(application, 'GET', `/api/v1/site-chat/${encodeURIComponent(other)}`);
      expect([other, [200, 422].includes(status)]).toEqual([other, true]);
      expect(JSON.stringify(body)).not.toContain('plover-canary');
    }
    for (const path of ['/api/v1/site-chat', '/api/v1/site-chat/', '/rpc/siteChat/history'])
      expect(JSON.stringify((await call(application, 'GET', path)).body)).not.toContain('plover-canary');
  });

  it('says its session to nobody else, not even to the team that a question was passed on to', async () => {
    await call(application, 'POST', `/api/v1/site-chat/${session}`, { message: 'Do you repair submarines?' });
    await call(application, 'POST', `/api/v1/site-chat/${session}`, { message: 'visitor@example.com' });
    const questions = await call(application, 'GET', '/api/v1/questions', undefined, world.agent);
    expect(JSON.stringify(questions.body)).not.toContain(session);
    expect(await rowsWith([session])).toEqual(['public.public_chatbot_conversations']);
  });
});
