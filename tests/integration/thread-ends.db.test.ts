import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addOwner,
  addProperty,
  bookStay,
  call,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';

// A tablet on the kitchen table is every guest's: who comes next finds nothing of who was there before.

const clock = createSettableClock('2026-06-10T20:00:00-07:00');
let application: TestApplication;
let token: string;
const stays = [
  { check_in: '2026-06-08', check_out: '2026-06-12', guest_phone: '(541) 555-0142' },
  { check_in: '2026-06-12', check_out: '2026-06-15', guest_phone: '(541) 555-0177' },
];

beforeAll(async () => {
  application = await startTestApplication({ clock });
  const ownerId = await addOwner(application, 'olive@example.com');
  const property = await addProperty(application, ownerId);
  token = property.guest_token;
  for (const stay of stays) await bookStay(application, ownerId, property.id, stay);
});
afterAll(() => application.end());

type Kept = { id: string; secret: string };
const open = async (): Promise<Kept> =>
  (await call(application, 'POST', `/api/v1/guest/${token}/conversations`, { message: 'where do I park?' })).body;
const ask = ({ id, secret }: Kept, what = 'messages', body?: object) =>
  call(application, body ? 'POST' : 'GET', `/api/v1/guest/${token}/conversations/${id}/${what}`, body, {
    'x-conversation-secret': secret,
  });

describe('A guest’s thread', () => {
  it('ends at check-out of the stay that was on, for whoever was never checked too', async () => {
    const thread = await open();
    clock.set('2026-06-12T10:59:00-07:00');
    expect((await ask(thread)).body).toMatchObject({ ends_at: '2026-06-12T18:00:00.000Z' });
    clock.set('2026-06-12T11:00:00-07:00');
    for (const answer of [
      await ask(thread),
      await ask(thread, 'messages', { message: 'hello?' }),
      await ask(thread, 'events'),
    ]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'GONE' } });
      expect(JSON.stringify(answer.body)).not.toContain('park');
    }
  });

  it('of a checked guest ends with their own stay', async () => {
    clock.set('2026-06-12T10:00:00-07:00');
    const early = await open(); // the next guest, an hour before the one before has left
    const [, { guest_phone: _, ...next }] = stays as [object, (typeof stays)[0]];
    const checked = await ask(early, 'verify', { ...next, phone_last4: '0177' });
    expect(checked.body).toMatchObject({ verified: true });
    clock.set('2026-06-15T10:59:00-07:00');
    expect((await ask(early)).status).toBe(200);
    clock.set('2026-06-15T11:00:00-07:00');
    expect((await ask(early)).status).toBe(410);
  });

  it('where no stay is known, ends after two weeks without a word', async () => {
    clock.set('2026-08-01T12:00:00-07:00');
    const thread = await open();
    clock.set('2026-08-15T11:59:00-07:00');
    expect((await ask(thread)).status).toBe(200);
    clock.set('2026-08-15T12:01:00-07:00');
    expect((await ask(thread)).status).toBe(410);
  });

  it('is told apart from one that never was: its secret still has to be right', async () => {
    const thread = await open();
    clock.set('2026-09-15T12:00:00-07:00');
    expect((await ask({ ...thread, secret: 'A'.repeat(22) })).status).toBe(404);
  });
});
