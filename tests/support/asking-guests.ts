import { afterAll, beforeAll } from 'vitest';
import {
  addAgent,
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from './application.ts';
import { createSettableClock } from './clock.ts';
import { openThread as openGuestThread } from './guest-thread.ts';

type Bearer = { authorization: string };

/** A property whose guests ask, its owner, another owner and the desk, at ten in the morning at the house. */
export function askingGuests() {
  const clock = createSettableClock('2026-11-20T18:00:00Z');
  let application: TestApplication;
  let customerId: string;
  let property: { id: string; guest_token: string };
  let owner: Bearer;
  let other: Bearer;
  let agent: Bearer;

  beforeAll(async () => {
    application = await startTestApplication({ clock });
    customerId = await addOwner(application, 'olive@example.com', 'Olive Owner');
    await addOwner(application, 'other@example.com');
    await addAgent(application, 'maya@example.com');
    property = await addProperty(application, customerId);
    [owner, other, agent] = [
      await signIn(application, 'olive@example.com'),
      await signIn(application, 'other@example.com'),
      await signIn(application, 'maya@example.com'),
    ];
  });
  afterAll(() => application.end());

  const api = (method: string, path: string, body?: object, who: object = owner) =>
    call(application, method, `/api/v1${path}`, body, { ...who });

  const openThread = async (message?: string) => {
    const thread = await openGuestThread(application, property.guest_token, message);
    const lines = async (): Promise<{ author: string; author_name: string | null; body: string }[]> =>
      (await thread.read()).messages;
    return { ...thread, lines };
  };

  return {
    clock,
    api,
    openThread,
    at: {
      get application() {
        return application;
      },
      get customerId() {
        return customerId;
      },
      get property() {
        return property;
      },
      get owner() {
        return owner;
      },
      get other() {
        return other;
      },
      get agent() {
        return agent;
      },
    },
  };
}
