import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureOf } from '../../tools/stripe-sandbox/webhooks.ts';
import { addOwner, signIn } from '../support/application.ts';
import {
  checkout,
  fillIn,
  goodCard,
  newEvents,
  type PayingApplication,
  postEvent,
  startPayingApplication,
} from '../support/paying.ts';
import { waitFor } from '../support/waiting.ts';
import { figure } from './figure.ts';

// A11: what pretends to come from the payment provider.

let application: PayingApplication;
let events: { id: string; type: string }[];

beforeAll(async () => {
  application = await startPayingApplication();
  await addOwner(application, 'mirabel@example.com');
  const fresh = newEvents(application);
  const { body } = await checkout(application, await signIn(application, 'mirabel@example.com'));
  await fillIn(body.url, goodCard);
  events = fresh();
});
afterAll(() => application.end());

const countOf = async (table: string) =>
  Number((await application.authDb.execute(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n);

describe('A11 webhooks', () => {
  it('with no, a wrong, another secret’s, an altered or an old signature have no effect', async (ctx) => {
    const now = Math.floor(Date.now() / 1000);
    let tried = 0;
    for (const event of events) {
      const body = JSON.stringify(event);
      const secret = application.pay.webhookSecret;
      const bad = [
        '',
        'nonsense',
        `t=${now},v1=${'0'.repeat(64)}`,
        `t=${now}`,
        signatureOf('whsec_of_somebody_else', body),
        signatureOf(secret, `${body} `),
        signatureOf(secret, body.replace(event.id, 'evt_another')),
        signatureOf(secret, body, now - 3600),
        signatureOf(secret, body, now - 301),
        signatureOf(secret, body, now).replace(/t=\d+/, `t=${now + 1}`),
        signatureOf(secret, body, Number.NaN),
        `${signatureOf(secret, body, now - 3600)},t=NaN`,
      ];
      for (const header of bad) {
        expect([header.slice(0, 20), (await postEvent(application, event, header)).status]).toEqual([
          header.slice(0, 20),
          400,
        ]);
        tried += 1;
      }
      for (const wrong of [
        { ...event, account: 'acct_another' },
        { ...event, livemode: true },
      ]) {
        expect((await postEvent(application, wrong)).status).toBe(400);
        tried += 1;
      }
    }
    expect(await countOf('webhook_events_seen')).toBe(0);
    expect(await countOf('subscriptions')).toBe(0);
    figure(ctx, `0 effects of ${tried}`);
  });

  it('rightly signed, and no event at all, are refused', async () => {
    const nothings: unknown[] = [null, 1, 'evt', [], {}, { id: 'evt_1', type: 'x', livemode: false, data: null }];
    for (const sent of nothings) expect([sent, (await postEvent(application, sent)).status]).toEqual([sent, 400]);
    expect(await countOf('webhook_events_seen')).toBe(0);
  });

  it('replayed have the effect they had', async (ctx) => {
    for (let round = 0; round < 5; round++)
      for (const event of events) expect((await postEvent(application, event)).status).toBe(200);
    await waitFor(async () => (await countOf('webhook_events_seen where handled_at is not null')) === events.length);
    expect(await countOf('subscriptions')).toBe(1);
    figure(ctx, `${events.length} events × 5: ${events.length} kept`);
  });

  it('about a customer of nobody here are taken and change nothing', async () => {
    const strange = {
      ...events[0],
      id: 'evt_of_a_stranger',
      data: { object: { object: 'subscription', customer: 'cus_x' } },
    };
    expect((await postEvent(application, strange)).status).toBe(200);
    const unknown = { ...events[0], id: 'evt_of_an_unknown_kind', type: 'moon.risen', data: { object: {} } };
    expect((await postEvent(application, unknown)).status).toBe(200);
    await waitFor(async () => (await countOf('webhook_events_seen where handled_at is null')) === 0);
    expect(await countOf('subscriptions')).toBe(1);
  });
});
