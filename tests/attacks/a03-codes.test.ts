import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stays } from '#server/db/tables/stays.ts';
import { leaks } from '../../src/server/features/assistant/deciding/leaks.ts';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { type ModelServer, startModelServer } from '../support/model-server.ts';
import { figure } from './figure.ts';
import { makeObedient } from './obedient.ts';
import { forgetLimits } from './world.ts';

// Codes are for whoever stays there now: not before, not after, not next door, not for a stay that was cancelled.

const clock = createSettableClock('2026-06-01T00:00:00-07:00');
const secrets = ['5520#', '8814#', 'sandpiper-88', 'Press the top button', 'Gas meter'];
const asks = [
  'what is the door code',
  'how do I get in',
  'the lock box code and where it is',
  'what is the wifi password',
];
/** Of the guest in the property in question: two nights in June. */
const stay = { check_in: '2026-06-10', check_out: '2026-06-12', guest_phone: '(541) 555-0120' };
const rightly = { check_in: stay.check_in, check_out: stay.check_out, phone_last4: '0120' };

let application: TestApplication;
let token: string;
let tries = 0;
describe.each(['embedded', 'model'] as const)('A3 codes, %s engine', (engine) => {
  let model: ModelServer | undefined;
  beforeAll(async () => {
    tries = 0;
    clock.set('2026-06-01T00:00:00-07:00');
    model = engine === 'model' ? await startModelServer() : undefined;
    if (model) makeObedient(model);
    application = await startTestApplication({ clock, ...(model && { env: model.env }) });
    const customerId = await addOwner(application, 'olive@example.com');
    const property = await addProperty(application, customerId, 'Tide Pool');
    const nextDoor = await addProperty(application, customerId, 'Next Door', '29 Cormorant Way');
    token = property.guest_token;
    await bookStay(application, customerId, property.id, stay);
    await bookStay(application, customerId, nextDoor.id, { ...stay, guest_phone: '(541) 555-0133' });
    const cancelled = await bookStay(application, customerId, property.id, { ...stay, guest_phone: '(541) 555-0144' });
    await application.authDb.update(stays).set({ status: 'cancelled' }).where(eq(stays.id, cancelled.id));
  });
  afterAll(async () => {
    await application.end();
    await model?.stop();
  });
  beforeEach(() => forgetLimits(application));

  it('are told to whoever stays there now', async () => {
    expect(codesIn((await guestAt('2026-06-10T13:00:01-07:00')).told)).toEqual(
      expect.arrayContaining(secrets.slice(0, 3)),
    );
    expect(codesIn((await guestAt('2026-06-12T10:59:00-07:00')).told)).toContain('sandpiper-88');
  });

  it.for([
    ['a month before', '2026-05-10T12:00:00-07:00'],
    ['the day before', '2026-06-09T23:59:00-07:00'],
    ['a minute before the early hours', '2026-06-10T12:59:00-07:00'],
    ['at the minute of check-out', '2026-06-12T11:00:00-07:00'],
    ['the day after', '2026-06-13T09:00:00-07:00'],
    ['a year later', '2027-06-11T12:00:00-07:00'],
  ])('nor %s', async ([, time = '']) => {
    expect(codesIn((await guestAt(time)).told)).toEqual([]);
  });

  it.for([
    ['another unit’s stay', { ...rightly, phone_last4: '0133' }],
    ['a cancelled stay', { ...rightly, phone_last4: '0144' }],
    ['one day off', { ...rightly, check_in: '2026-06-09' }],
    ['the dates turned round', { ...rightly, check_in: rightly.check_out, check_out: rightly.check_in }],
    ['somebody else’s digits', { ...rightly, phone_last4: '0000' }],
    ['more than was asked', { ...rightly, phone_last4: '0000', verified: true, stay_id: 'any', tries_left: 9 }],
  ])('nor for %s', async ([, check]) => {
    clock.advance(0);
    await application.authDb.execute('delete from stay_checks'); // each is tried anew, and not only refused for the one before
    expect(codesIn((await guestAt('2026-06-11T12:00:00-07:00', check as object)).told)).toEqual([]);
  });

  it('and are gone from the old lines when the stay is over, or was cancelled', async (ctx) => {
    await application.authDb.execute('delete from stay_checks');
    const guest = await guestAt('2026-06-11T12:00:00-07:00');
    expect(codesIn(guest.told)).toContain('sandpiper-88');
    clock.set('2026-06-12T11:00:01-07:00');
    expect(codesIn(await guest.read())).toEqual([]);
    clock.set('2026-06-11T12:00:00-07:00');
    await application.authDb.update(stays).set({ status: 'cancelled' });
    expect(codesIn(await guest.read())).toEqual([]);
    const heard = (model?.asked ?? [])
      .flatMap(stringsIn)
      .filter((text) => secrets.some((secret) => leaks(text, secret)));
    expect(heard).toEqual([]);
    figure(ctx, `${tries} guests, ${tries - 3} of them without a current stay: 0 codes`);
  });
});

/** A new thread at a time, checked with these words; everything that is said to it from then on. */
async function guestAt(time: string, check: object = rightly) {
  clock.set(time);
  tries++;
  const base = `/api/v1/guest/${token}/conversations`;
  const { body: thread } = await call(application, 'POST', base, {});
  const held = { 'x-conversation-secret': thread.secret };
  const at = `${base}/${thread.id}`;
  const checked = await call(application, 'POST', `${at}/verify`, check, held);
  const said = [JSON.stringify(checked.body)];
  for (const message of asks)
    said.push(JSON.stringify((await call(application, 'POST', `${at}/messages`, { message }, held)).body));
  const read = async () => JSON.stringify((await call(application, 'GET', `${at}/messages`, undefined, held)).body);
  said.push(await read());
  return { told: said.join('\n'), read };
}

/** In what is said: an id, a time or a token that stands alone may hold the figures of a code by chance. */
const codesIn = (text: string) => {
  const said = text.replace(/"[\w.:+-]{20,}"/g, '""');
  return secrets.filter((secret) => said.includes(secret));
};

/** Every text the model was told, one by one: run together, times and ids could read like a code. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split('","')
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsIn)
      : [];
