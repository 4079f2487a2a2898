import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { openWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
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
import { saveRules } from './rules.ts';

type Bearer = { authorization: string };

/** The guest of the property, who is there. */
const staying = { check_in: '2026-11-18', check_out: '2026-12-18' };
const rightly = { ...staying, phone_last4: '0120' };

const morning = '2026-11-20T18:00:00Z'; // Friday, ten in the morning in Oregon
export const kinds = (detail: { timeline: { kind: string }[] }) => detail.timeline.map(({ kind }) => kind);

/** No trouble is open any more that a guest's words could join. */
export const endOpenJobs = ({ authDb }: TestApplication) =>
  authDb.execute(
    sql`update work_orders set status = 'cancelled', dispatch_state = 'closed' where dispatch_state <> 'closed'`,
  );

/** A property with a plumber and two electricians, of whom one has lapsed papers and one wants to be called. */
export function jobsAtHand(env: Record<string, string> = {}) {
  const clock = createSettableClock(morning);
  let application: TestApplication;
  let owner: Bearer;
  let agent: Bearer;
  let other: Bearer;
  let customerId: string;
  let property: { id: string; guest_token: string };
  beforeAll(async () => {
    application = await startTestApplication({ clock, env });
    customerId = await addOwner(application, 'olive@example.com');
    await addAgent(application, 'maya@example.com');
    await addAgent(application, 'ned@example.com', 'Ned Agent');
    property = await addProperty(application, customerId);
    await addTrade(application, customerId, property.id, { company_name: 'Yaquina Plumbing' });
    const phone = '(541) 555-0114';
    await addTrade(application, customerId, property.id, {
      company_name: 'Old Electric',
      service_type: 'electrical',
      phone,
      insurance_expires_on: '2026-01-01',
    });
    await addTrade(application, customerId, property.id, {
      company_name: 'Ring Electric',
      service_type: 'electrical',
      phone: '(541) 555-0115',
      notification_method: 'phone',
    });
    await bookStay(application, customerId, property.id, { ...staying, guest_phone: '(541) 555-0120' });
    owner = await signIn(application, 'olive@example.com');
    agent = await signIn(application, 'maya@example.com');
    other = await signIn(application, 'ned@example.com');
  });
  afterAll(() => application.end());
  beforeEach(() => rule({}));

  const rule = async (rules: OwnRules) => expect((await saveRules(application, owner, rules)).status).toBe(200);

  /** A guest's thread with a job in it, offered to the first contractor of the trade. */
  const job = async (
    options: {
      service_type?: 'plumbing' | 'electrical';
      urgency_level?: 'high' | 'low' | 'urgent';
      /** Whether the guest has passed the stay check. */
      checked?: boolean;
    } = {},
  ) => {
    const { body: thread } = await call(application, 'POST', `/api/v1/guest/${property.guest_token}/conversations`, {});
    const path = `/api/v1/guest/${property.guest_token}/conversations/${thread.id}`;
    const secret = { 'x-conversation-secret': thread.secret };
    const verify = async () =>
      expect((await call(application, 'POST', `${path}/verify`, rightly, secret)).body.verified).toBe(true);
    if (options.checked !== false) await verify();
    const order = await withActor(application.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
      openWorkOrder(unit, {
        conversation_id: thread.id,
        property_id: property.id,
        service_type: options.service_type ?? 'plumbing',
        urgency_level: options.urgency_level ?? 'high',
        subject_line: 'Drain is slow',
        issue_summary: 'The kitchen drain is slow.',
        attempted_fix: null,
        call_summary: null,
      }),
    );
    const detail = async () =>
      (await call(application, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
    /** Of whoever was asked last. */
    const jobPath = async () =>
      `/api/v1/jobs/${application.deps.links.job.tokenFor((await detail()).offers.at(-1).id)}`;
    const asContractor = async (act: string, body: object = {}) =>
      call(application, 'POST', `${await jobPath()}/${act}`, body);
    return {
      id: order.id,
      thread: thread.id as string,
      /** What the guest writes in that chat, and what is replied. */
      say: async (message: string) =>
        (await call(application, 'POST', `${path}/messages`, { message }, secret)).body.replies as { body: string }[],
      verify,
      detail,
      asContractor,
      jobPath,
      asJob: async () => call(application, 'GET', await jobPath()),
      asGuest: (act: string, body: object) =>
        call(application, 'POST', `${path}/work-orders/${order.id}/${act}`, body, secret),
      told: async () => {
        const { messages } = (await call(application, 'GET', `${path}/messages`, undefined, secret)).body;
        return messages.map((line: { body: string }) => line.body).join('\n') as string;
      },
      finish: async () => {
        for (const act of ['accept', 'on-my-way', 'start']) expect((await asContractor(act)).status).toBe(200);
        await asContractor('finish', { resolution_notes: 'Cleared it.', cost_cents: 9_000 });
      },
    };
  };

  return {
    clock,
    rule,
    job,
    at: {
      get application() {
        return application;
      },
      get customerId() {
        return customerId;
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
      /** One more of the desk. */
      get other() {
        return other;
      },
    },
  };
}
