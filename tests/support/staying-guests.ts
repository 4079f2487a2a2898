import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addOwner, addProperty, call, signIn, startTestApplication, type TestApplication } from './application.ts';
import { createSettableClock } from './clock.ts';
import { openThread } from './guest-thread.ts';
import { readOutbox, waitFor } from './waiting.ts';

type Property = { id: string; guest_token: string };

const arrival = '2026-06-10T16:00:00-07:00';

/** The stay that `book` writes down. */
export const pat = {
  guest_name: 'Pat Example',
  guest_email: 'pat@example.com',
  guest_phone: '(541) 555-0120',
  check_in: '2026-06-10',
  check_out: '2026-06-12',
};

/**
 * Two properties of one owner on the afternoon of an arrival, at which each test begins, and the guests of the first.
 */
export function stayingGuests() {
  const clock = createSettableClock(arrival);
  let application: TestApplication;
  let owner: { authorization: string };
  let property: Property;
  let nextDoor: Property;

  /** A session ends while the clock goes on by days. */
  const signInAgain = async () => {
    owner = await signIn(application, 'olive@example.com');
  };

  beforeAll(async () => {
    application = await startTestApplication({ clock });
    const customerId = await addOwner(application, 'olive@example.com');
    property = await addProperty(application, customerId, 'Tide Pool');
    nextDoor = await addProperty(application, customerId, 'Next Door', '29 Cormorant Way');
  });
  afterAll(() => application.end());
  beforeEach(async () => {
    clock.set(arrival);
    await application.authDb.execute(sql`delete from rate_limits`);
    await application.authDb.execute(sql`delete from stay_checks`);
    await signInAgain();
  });

  const asOwner = (method: string, path: string, body?: object) =>
    call(application, method, `/api/v1${path}`, body, owner);
  const book = async (more: object = {}) =>
    (await asOwner('POST', '/stays', { property_id: property.id, ...pat, ...more })).body;

  const guest = async (token = property.guest_token, from?: string) => {
    const { id, post, say } = await openThread(application, token, undefined, from);
    return { id, post, say: async (line: string) => JSON.stringify((await say(line)).replies) };
  };

  const sentTo = async (to: string) => (await readOutbox(application)).filter((one) => one.to === to);
  const newest = (to: string, known: number) =>
    waitFor(async () => {
      const sent = await sentTo(to);
      return sent.length > known ? sent[0] : undefined;
    });

  return {
    clock,
    signInAgain,
    asOwner,
    book,
    guest,
    sentTo,
    newest,
    at: {
      get application() {
        return application;
      },
      get property() {
        return property;
      },
      get nextDoor() {
        return nextDoor;
      },
    },
  };
}
