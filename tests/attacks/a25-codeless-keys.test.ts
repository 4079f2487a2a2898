import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopesFor } from '#contract/developers/api-scopes.ts';
import { type ApiScope, apiScopes } from '#contract/enumerations/api-scopes.ts';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { makeKey } from '../support/api-keys.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { openThread } from '../support/guest-thread.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';
import { withoutIds } from '../support/without-ids.ts';
import { routes } from './routes.ts';
import { forgetLimits } from './world.ts';

// A25: a program without the scope `codes` comes to codes by no detour: not by a guest of its own making, not by a
// contractor of its own, and it takes none away.

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const around = { check_in: day(-2), check_out: day(2) };
const thief = { guest_name: 'Theo Thief', guest_email: 'thief@example.net', guest_phone: '(541) 555-0666', ...around };

let application: TestApplication;
let owner: { authorization: string };
let property: { id: string; guest_token: string };
let stay: { id: string };
let plumber: { id: string };
beforeAll(async () => {
  application = await startTestApplication();
  const customerId = await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  property = await addProperty(application, customerId);
  plumber = await addTrade(application, customerId, property.id, { company_name: 'Bay Plumbing' });
  stay = await bookStay(application, customerId, property.id, { ...around, guest_phone: '(541) 555-0120' });
});
beforeEach(async () => {
  await forgetLimits(application);
  await application.authDb.execute(sql`delete from api_keys`); // twenty at most
});
afterAll(() => application.end());

type Headers = { authorization: string };
const keyWith = async (scopes: ApiScope[]): Promise<Headers> => {
  const { key } = await makeKey(application, owner, { name: 'Booking system', scopes, days: 30 });
  return { authorization: `Bearer ${key}` };
};
const codeless = () => keyWith(apiScopes.filter((scope) => scope !== 'codes'));
const ask = (method: string, path: string, body: object | undefined, as: Headers) =>
  call(application, method, `/api/v1${path}`, body, as);
const refusal = [403, "This API key can't read or change codes, or decide who gets them. It needs the scope “codes”."];
const said = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];
const whole = async () => (await ask('GET', `/properties/${property.id}`, undefined, owner)).body;

describe('A25 API keys without codes', () => {
  it('write down no stay and change none, so that no personal link comes to them by mail', async () => {
    const key = await keyWith(['stays:write']);
    const { guest_email } = thief;
    const made = await ask('POST', '/stays', { property_id: property.id, ...thief }, key);
    expect(said(made)).toEqual(refusal);
    const real = { guest_name: 'Pat Example', guest_phone: '(541) 555-0120', ...around };
    expect(said(await ask('PUT', `/stays/${stay.id}`, { ...real, guest_email }, key))).toEqual(refusal);
    // An address that the owner wrote down themselves: the link is not sent for the asking either.
    expect((await ask('PUT', `/stays/${stay.id}`, { ...real, guest_email }, owner)).status).toBe(200);
    expect(said(await ask('POST', `/stays/${stay.id}/link/send`, {}, key))).toEqual(refusal);
    expect(said(await ask('POST', `/stays/${stay.id}/restore`, {}, key))).toEqual(refusal);
    expect((await readOutbox(application)).filter(({ to }) => to === guest_email)).toEqual([]);
  });

  it('are no guest of theirs: digits and dates of their own open nothing in the chat', async () => {
    const key = await codeless();
    await ask('POST', '/stays', { property_id: property.id, ...thief }, key);
    await ask('PUT', `/stays/${stay.id}`, thief, key);
    const chat = await openThread(application, property.guest_token);
    const checked = await chat.post('/verify', { ...around, phone_last4: '0666' });
    expect(checked.body.verified).toBe(false);
    expect(JSON.stringify((await chat.say('what is the door code?')).replies)).not.toContain('5520#');
  });

  it('read nothing by which they could pass for a guest who is there', async () => {
    const key = await codeless();
    const year = { ...around, guest_name: 'Pat Example', guest_phone: '(541) 555-0129' };
    const { body: booked } = await ask('POST', '/stays', { property_id: property.id, ...year }, owner);
    expect(booked).toMatchObject({ guest_phone: '+15415550129', phone_last4: '0129' });
    const mine = await ask('GET', '/stays', undefined, key);
    expect(mine.body.items[0]).toMatchObject({ guest_name: 'Pat Example', guest_phone: '••••', phone_last4: '••••' });
    for (const path of ['/stays', '/exports/stays', '/exports/work_orders', '/work-orders', '/conversations']) {
      const { status, body } = await ask('GET', path, undefined, key);
      expect([path, status]).toEqual([path, 200]);
      expect(withoutIds(body)).not.toMatch(/0129|0120/);
    }
    expect((await ask('GET', '/stays?q=5550129', undefined, key)).body.items).toEqual([]);
    expect((await ask('GET', '/stays?q=5550129', undefined, owner)).body.items).toHaveLength(1);
    expect(said(await ask('GET', `/stays/${booked.id}/guest-data`, undefined, key))).toEqual(refusal);
    await ask('POST', `/stays/${booked.id}/cancel`, {}, owner);
  });

  it('send no contractor of their own, who would be told the way in', async () => {
    const key = await codeless();
    const trade = { company_name: 'Thief Plumbing', service_type: 'plumbing', phone: '(541) 555-0667' };
    const at = `/properties/${property.id}/contractors`;
    expect(said(await ask('POST', '/contractors', trade, key))).toEqual(refusal);
    expect(said(await ask('POST', at, { contractor: trade }, key))).toEqual(refusal);
    const email = 'thief@example.net';
    expect(said(await ask('PATCH', `/contractors/${plumber.id}`, { email }, key))).toEqual(refusal);
    const fresh = { name: 'Elsewhere', street_address: '1 Elsewhere Rd', city: 'Bend', state: 'OR', zip: '97701' };
    expect(said(await ask('POST', '/properties', { ...fresh, contractors: [trade] }, key))).toEqual(refusal);
  });

  it('empty, overwrite and set no secret of a property', async () => {
    const key = await keyWith(['properties:read', 'properties:write']);
    const before = await whole();
    for (const name of secretNames)
      for (const value of [null, '', '0000']) {
        const change = { version: before.version, [name]: value };
        const changed = await ask('PATCH', `/properties/${property.id}`, change, key);
        expect([name, value, ...said(changed)]).toEqual([name, value, ...refusal]);
      }
    expect(await whole()).toEqual(before);
    const harmless = { version: before.version, wifi_network: 'Bungalow' };
    expect((await ask('PATCH', `/properties/${property.id}`, harmless, key)).status).toBe(200);
  });

  it('open no article for verified guests to everybody, overwrite none and throw none away', async () => {
    const sealed = { property_id: property.id, title: 'Bike shed', body: 'The padlock is 8841.', audience: 'verified' };
    const { body: article } = await ask('POST', '/articles', sealed, owner);
    const key = await codeless();
    const open = { ...sealed, body: 'Nothing here.', audience: 'anyone' };
    expect(said(await ask('PUT', `/articles/${article.id}`, open, key))).toEqual(refusal);
    expect(said(await ask('POST', `/articles/${article.id}/remove`, {}, key))).toEqual(refusal);
    expect((await ask('GET', `/articles/${article.id}`, undefined, owner)).body).toMatchObject(sealed);
  });

  it('may cancel a stay and take a contractor away, which lets nobody in', async () => {
    const key = await codeless();
    expect((await ask('POST', `/stays/${stay.id}/cancel`, {}, key)).status).toBe(200);
    expect((await ask('DELETE', `/contractors/${plumber.id}/papers/license`, {}, key)).status).toBe(200);
  });

  it('are told of in the security log, whatever refused them', async () => {
    const key = await codeless();
    await ask('POST', '/stays', { property_id: property.id, ...thief }, key);
    const sealed = { property_id: property.id, title: 'Gate', body: '1123', audience: 'verified' };
    await ask('POST', '/articles', sealed, key); // the vault refuses this one
    const subjects = await waitFor(async () => {
      const { items } = (await ask('GET', '/security-log?kind=key.refused', undefined, owner)).body;
      const found = items.map((entry: { subject: string; actor_name: string }) => [entry.subject, entry.actor_name]);
      return found.some(([subject]: string[]) => subject === 'POST /articles') && found;
    });
    expect(subjects).toContainEqual(['POST /stays', 'Booking system']);
  });

  it('need codes at every address under a personal link, also at one that comes later', () => {
    for (const { method, path } of [...routes, { method: 'GET', path: '/stays/{id}/link/anything/new' }])
      if (path.startsWith('/stays/{id}/link'))
        expect([path, scopesFor(method, path)]).toEqual([path, expect.arrayContaining(['codes'])]);
    expect(scopesFor('POST', '/stays/{id}/anything-new')).toContain('codes');
  });
});
