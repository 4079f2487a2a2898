import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendNotices } from '#features/billing';
import {
  addOwner,
  addProperty,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

const trialEnds = (id: string, inHours: number) =>
  application.authDb.execute(
    sql`update users set trial_ends_at = now() + make_interval(hours => ${inHours}) where id = ${id}`,
  );
const mailsTo = async (email: string) =>
  (await readOutbox(application)).filter(({ to }) => to === email).map(({ subject }) => subject);
const noticed = async (email: string, subject: string) => {
  for (let n = 0; n < 3; n++) await sendNotices(application.deps);
  await waitFor(async () => (await mailsTo(email)).includes(subject));
  expect((await mailsTo(email)).filter((one) => one === subject)).toHaveLength(1);
};

describe('mails about a trial', () => {
  it('come three days before it ends and when it has, once each', async () => {
    const id = await addOwner(application, 'trial@example.com', 'Tina Trial');
    await trialEnds(id, 80);
    await sendNotices(application.deps);
    await trialEnds(id, 71);
    await noticed('trial@example.com', 'Your free trial ends in 3 days');
    await trialEnds(id, -1);
    await noticed('trial@example.com', 'Your free trial has ended');
    expect(await mailsTo('trial@example.com')).toHaveLength(2);
    const [mail] = (await readOutbox(application)).filter(({ to }) => to === 'trial@example.com');
    expect(mail?.text).toContain('/profile?dialog=plans');
  });

  it('come neither to whoever has subscribed nor long after', async () => {
    const [payer, gone] = [
      await addOwner(application, 'payer@example.com'),
      await addOwner(application, 'gone@example.com'),
    ];
    await application.authDb.execute(
      sql`insert into subscriptions (id, customer_id, provider_id, price_id, status) values (gen_random_uuid(), ${payer}, 'sub_1', 'price_starter_monthly', 'trialing')`,
    );
    await trialEnds(payer, 24);
    await trialEnds(gone, -24 * 30);
    await sendNotices(application.deps);
    const { rows } = await application.authDb.execute(
      sql`select kind from billing_notices where customer_id in (${payer}, ${gone})`,
    );
    expect(rows).toEqual([]);
  });
});

describe('after trial and grace', () => {
  it('guests are told whom to turn to, danger is answered, and the owner still reads and exports', async () => {
    const id = await addOwner(application, 'late@example.com', 'Lara Late');
    const as = await signIn(application, 'late@example.com');
    const property = await addProperty(application, id, 'Late House', '9 Late Lane');
    const base = `/api/v1/guest/${property.guest_token}/conversations`;
    const { body: chat } = await call(application, 'POST', base, {});
    const held = { 'x-conversation-secret': chat.secret };
    const says = async (message: string) => {
      await call(application, 'POST', `${base}/${chat.id}/messages`, { message }, held);
      const { body } = await call(application, 'GET', `${base}/${chat.id}/messages`, undefined, held);
      return JSON.stringify(body);
    };
    await trialEnds(id, -24 * 6);
    expect(await says('where do I park?')).toContain('Two cars in the drive');
    await trialEnds(id, -24 * 8);
    expect(await says('when do the bins go out?')).not.toContain('Tuesday');
    expect(await says('and the thermostat?')).toContain('late@example.com');
    expect(await says('there is a gas smell in the kitchen')).toContain('911');
    const view = await call(application, 'GET', '/api/v1/billing', undefined, as);
    expect(view.body.standing).toMatchObject({ state: 'ended', plan: null });
    expect(Object.values(view.body.can)).not.toContain(true);
    for (const path of ['/properties', '/conversations', '/exports/properties'])
      expect((await call(application, 'GET', `/api/v1${path}`, undefined, as)).status).toBe(200);
    await trialEnds(id, 24);
    expect(await says('which day is the trash picked up?')).toContain('Tuesday');
  });
});
