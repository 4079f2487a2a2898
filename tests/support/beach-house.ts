import { afterAll, beforeAll } from 'vitest';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  bookStay,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from './application.ts';
import { createSettableClock } from './clock.ts';
import { openThread } from './guest-thread.ts';
import { readOutbox, waitFor } from './waiting.ts';

type Bearer = { authorization: string };

/** One property with two plumbers and a guest who is there, on a Friday, ten in the morning in Oregon. */
export function beachHouse() {
  const clock = createSettableClock('2026-11-20T18:00:00Z');
  let application: TestApplication;
  let property: { id: string; guest_token: string };
  let owner: Bearer;
  let agent: Bearer;
  beforeAll(async () => {
    application = await startTestApplication({ clock });
    const customerId = await addOwner(application, 'olive@example.com');
    await addAgent(application, 'maya@example.com');
    property = await addProperty(application, customerId);
    await addTrade(application, customerId, property.id, {
      company_name: 'Yaquina Plumbing',
      phone: '(541) 555-0110',
      notification_method: 'text',
    });
    await addTrade(application, customerId, property.id, {
      company_name: 'Harbor Pipes',
      phone: '(541) 555-0111',
      email: 'jobs@harbor.example',
      notification_method: 'email',
    });
    await bookStay(application, customerId, property.id, {
      check_in: '2026-11-18',
      check_out: '2026-11-23',
      guest_phone: '(541) 555-0120',
      guest_name: 'Pat Example',
    });
    owner = await signIn(application, 'olive@example.com');
    agent = await signIn(application, 'maya@example.com');
  });
  afterAll(() => application.end());

  const open = async () => {
    const thread = await openThread(application, property.guest_token);
    const check = { check_in: '2026-11-18', check_out: '2026-11-23' };
    return { ...thread, verify: (phone_last4: string) => thread.post('/verify', { ...check, phone_last4 }) };
  };

  /** The path of the job link that this contractor got for this thread's work order, as it lands in the outbox. */
  const jobLink = async (to: string, threadId: string): Promise<string> => {
    const { body: list } = await call(application, 'GET', '/api/v1/work-orders?limit=100', undefined, agent);
    const order = list.items.find((o: { conversation_id: string }) => o.conversation_id === threadId);
    const { body: detail } = await call(application, 'GET', `/api/v1/work-orders/${order.id}`, undefined, agent);
    const links: string[] = detail.offers.map((offer: { id: string }) => application.deps.links.job.urlFor(offer.id));
    const message = await waitFor(async () =>
      (await readOutbox(application)).find((m) => m.to === to && links.some((link) => m.text.includes(link))),
    );
    return `/api/v1/jobs/${/\/job\/(\S+)/.exec(message.text)?.[1]}`;
  };

  return {
    clock,
    openThread: open,
    jobLink,
    at: {
      get application() {
        return application;
      },
      get owner() {
        return owner;
      },
      get agent() {
        return agent;
      },
      get property() {
        return property;
      },
    },
  };
}
