import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractors } from '#server/db/tables/contractors.ts';
import { addTrade, call } from '../support/application.ts';
import { endOpenJobs, jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { startMailServerWithoutSome } from '../support/mail-server.ts';
import { waitFor } from '../support/waiting.ts';

// A contractor whose address takes no mail: nobody waits for them.

const mails = await startMailServerWithoutSome();
afterAll(() => mails.stop());
const { at, job } = jobsAtHand(mails.env);

const reason = 'Yaquina Plumbing has an email address that bounced';
const asOwner = async (method: string, path: string, body?: unknown) =>
  (await call(at.application, method, `/api/v1${path}`, body, at.owner)).body;
let id: string;
const yaquina = () => asOwner('GET', `/contractors/${id}`);

beforeAll(async () => {
  await addTrade(at.application, at.customerId, at.property.id, {
    company_name: 'Harbor Pipes',
    phone: '(541) 555-0111',
  });
  const { items } = await asOwner('GET', '/contractors');
  id = items.find((one: { company_name: string }) => one.company_name === 'Yaquina Plumbing').id;
  await asOwner('PATCH', `/contractors/${id}`, { notification_method: 'email', email: 'gone@yaquina.example' });
});

it('a job offered to them goes to the next one as soon as the mail bounces', async () => {
  const offered = await job();
  const detail = await waitFor(async () => {
    const now = await offered.detail();
    return now.offers.length === 2 && kinds(now).includes('passed_on') ? now : undefined;
  });
  expect(detail.offers).toMatchObject([
    { company_name: 'Yaquina Plumbing', state: 'revoked' },
    { company_name: 'Harbor Pipes', state: 'offered' },
  ]);
  expect(detail.timeline).toContainEqual(expect.objectContaining({ kind: 'passed_on', why: reason }));
  expect(await offered.told()).toContain("I've asked another contractor");
  expect((await yaquina()).email_bounced_at).toMatch(/^\d{4}-/);
});

it('a mail that was refused for good is not tried again, and its words are gone', async () => {
  await waitFor(async () => {
    const { rows } = await at.application.authDb.execute<{
      left: number;
    }>(sql`select count(*)::int as left from pgboss.job
      where name = 'mail.send' and state in ('created', 'retry', 'active', 'failed')`);
    return rows[0]?.left === 0 || undefined;
  });
  const { rows } = await at.application.authDb.execute(sql`select 1 from job_payloads where queue = 'mail.send'`);
  expect(rows).toEqual([]);
});

it('from then on they are passed over, with the reason', async () => {
  await endOpenJobs(at.application);
  const detail = await (await job()).detail();
  expect(detail.offers).toMatchObject([{ company_name: 'Harbor Pipes' }]);
  expect(detail.timeline).toContainEqual(
    expect.objectContaining({ kind: 'skipped', summary: 'Skipped Yaquina Plumbing', why: reason }),
  );
});

it('another address is tried anew; the same one, handed in again, is not', async () => {
  await asOwner('PATCH', `/contractors/${id}`, { email: 'gone@yaquina.example', notes: 'Ask for Ana' });
  const again = { company_name: 'Yaquina Plumbing', service_type: 'plumbing', phone: '(541) 555-0110' };
  await asOwner('POST', '/contractors', { ...again, notification_method: 'email', email: 'gone@yaquina.example' });
  expect((await yaquina()).email_bounced_at).not.toBeNull();
  await asOwner('PATCH', `/contractors/${id}`, { email: 'jobs@yaquina.example' });
  expect((await yaquina()).email_bounced_at).toBeNull();
  await endOpenJobs(at.application);
  const offered = await job();
  expect((await offered.detail()).offers).toMatchObject([{ company_name: 'Yaquina Plumbing', state: 'offered' }]);
  await mails.mailTo('jobs@yaquina.example');
});

it('a mail that is taken clears them', async () => {
  await at.application.authDb.update(contractors).set({ email_bounced_at: new Date() }).where(eq(contractors.id, id));
  const { items } = await asOwner('GET', '/work-orders?status=open');
  const last = items.find(({ dispatch_state }: { dispatch_state: string }) => dispatch_state === 'offered');
  await call(at.application, 'POST', `/api/v1/work-orders/${last.id}/cancel`, { why: 'Fixed' }, at.agent);
  await mails.mailTo('jobs@yaquina.example', /cancelled/);
  await waitFor(async () => (await yaquina()).email_bounced_at === null || undefined);
});
