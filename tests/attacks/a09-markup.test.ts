import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, nearby, startTestApplication, type TestApplication } from '../support/application.ts';
import { planted, plantedMore } from '../support/planted-words.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';
import { answerTo, send } from './requests.ts';
import { routes } from './routes.ts';
import { forgetLimits, makeWorld, type World } from './world.ts';

// Scripts in every field of every write, and then everything the server itself writes as HTML: mails, the outbox, the
// answer to a form without JavaScript. What the pages make of them in a browser is not tried yet (docs/security.md).

let application: TestApplication;
let world: World;
beforeAll(async () => {
  application = await startTestApplication();
  world = await makeWorld(application);
});
afterAll(() => application.end());

/** The fields that hold words of a person; anything else is refused for not being what it should. */
const words =
  /name|message|title|body|question|answer|why|reason|notes|line|summary|fix|address|city|street|details|instructions|company/i;

/** Elements that somebody's words became. */
const grown = /<(?:img|svg|script|iframe|style|a href=javascript)[^>]*(?:data-planted|>x<)/i;

describe('A9 scripts in words', () => {
  it('of every write are words in every mail and every page of the server’s own', async (ctx) => {
    let taken = 0;
    for (const route of routes.filter((one) => one.method !== 'GET' && one.fields.some((name) => words.test(name)))) {
      const body = answerTo(route).body;
      const given = Object.keys(typeof body === 'function' ? body(world.mine, world) : (body ?? {}));
      const free = route.fields.filter(
        (name) => words.test(name) && (given.includes(name) || !/address|line/.test(name)),
      );
      for (const text of [plantedMore, planted]) {
        const extra = Object.fromEntries(free.map((name) => [name, text]));
        const answer = await send(application, route, world.mine, world, { extra });
        expect([route.name, answer.status < 500]).toEqual([route.name, true]);
        expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
        if (answer.status < 300) taken++;
      }
    }
    const stored = await waitFor(async () =>
      (await readOutbox(application)).filter((m) => m.text.includes('data-planted')),
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const { html } of stored) expect(html ?? '').not.toMatch(grown);
    const outbox = await call(application, 'GET', '/outbox', undefined, nearby);
    expect(outbox.body).toContain('data-planted');
    expect(outbox.body).not.toMatch(grown);
    expect(taken).toBeGreaterThan(10);
    figure(ctx, `${taken} writes took a script, ${stored.length} mails and texts tell of it: 0 elements`);
  });

  it('of a form without JavaScript are handed back as words in its fields', async () => {
    await forgetLimits(application);
    const form = new URLSearchParams({
      form_source: 'Contact Page Contact Us',
      name: planted,
      email: planted,
      question: `</textarea>${planted}`,
      phone: planted,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const answer = await application.app.request(
      '/api/v1/questions',
      { method: 'POST', headers, body: form.toString() },
      from,
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page.split('data-planted')).toHaveLength(5);
    expect(page).not.toMatch(grown);
    expect(page).not.toContain('"\'>');
    expect(page.split('</textarea>')).toHaveLength(2);
  });

  it('in a header, an address or a query are not said back either', async () => {
    const odd = encodeURIComponent(planted);
    for (const path of [
      `/${odd}`,
      `/login?from=${odd}`,
      `/api/${odd}`,
      `/api/v1/site-chat/${odd}`,
      `/api/auth/verify-email?token=${odd}&callbackURL=/login`,
      `/files/1/-/${odd}/x`,
      `/g/${odd}`,
    ]) {
      const answer = await call(application, 'GET', path, undefined, { accept: 'text/html', 'user-agent': planted });
      const said = `${JSON.stringify(answer.body)}${answer.headers.get('location') ?? ''}`;
      expect([path, said.includes('<img')]).toEqual([path, false]);
    }
  });
});
