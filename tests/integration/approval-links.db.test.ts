import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { openWorkOrder } from '#features/work-orders';
import { serviceFor } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { withOtherSignature } from '../support/altered.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  call,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What waits for the owner's word is decided from a mail, by whoever holds its link and by nobody else.

const clock = createSettableClock('2026-11-20T18:00:00Z'); // Friday, ten in the morning in Oregon
const asking: OwnRules = { actions: [{ action: 'ask_owner' }], approval_wait_minutes: 60, nte_cents: 30_000 };
let application: TestApplication;
let owner: { authorization: string };
let agent: { authorization: string };
let customerId: string;
let propertyId: string;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  propertyId = (await addProperty(application, customerId)).id;
  await addTrade(application, customerId, propertyId, { company_name: 'Yaquina Plumbing' });
  await addAgent(application, 'maya@example.com');
  owner = await signIn(application, 'olive@example.com');
  agent = await signIn(application, 'maya@example.com');
  await rule(asking);
});
afterAll(() => application.end());

async function rule(rules: OwnRules) {
  const { version } = (await call(application, 'GET', '/api/v1/protocols', undefined, owner)).body;
  const saved = await call(application, 'PUT', '/api/v1/protocols', { property_id: null, version, rules }, owner);
  expect(saved.status).toBe(200);
}

async function job(subject_line: string) {
  const { id } = await withActor(application.deps.store, serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: null,
      property_id: propertyId,
      service_type: 'plumbing',
      urgency_level: 'high',
      subject_line,
      issue_summary: 'It drips.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  const detail = async () => (await call(application, 'GET', `/api/v1/work-orders/${id}`, undefined, owner)).body;
  return { id, detail };
}

const mailsAbout = async (words: string) =>
  (await readOutbox(application)).filter((mail) => mail.to === 'olive@example.com' && mail.text.includes(words));

/** The link of the newest mail about it. */
async function linkFrom(words: string) {
  const mail = await waitFor(async () => (await mailsAbout(words)).find(({ text }) => text.includes('/approve/')));
  const token = /\/approve\/([\w.-]+)/.exec(mail.text)?.[1] ?? '';
  const at = `/api/v1/approval-links/${token}`;
  return {
    mail,
    token,
    look: () => call(application, 'GET', at),
    tap: (approve: boolean) => call(application, 'POST', at, { approve }),
  };
}

it('says in a mail what it is about, and one tap sends the contractor, once', async () => {
  const order = await job('Tap drips');
  const { mail, look, tap } = await linkFrom('Tap drips');
  expect(mail.subject).toBe('Approve a repair at Tide Pool Bungalow? Tap drips');
  for (const words of [
    'Tide Pool Bungalow',
    'Plumbing',
    'High',
    '$300',
    'Fri, Nov 20, 11:00 AM PST',
    'team takes over',
  ])
    expect(mail.text).toContain(words);
  for (const _ of [1, 2]) expect((await look()).body).toMatchObject({ state: 'open', if_silent: 'human' });
  expect(await order.detail()).toMatchObject({ dispatch_state: 'awaiting_approval', offers: [] });

  const taps = await Promise.all([tap(true), tap(true)]);
  for (const { status, body } of taps)
    expect({ status, body }).toMatchObject({ status: 200, body: { state: 'approved', decided_by: 'Olive Owner' } });
  expect((await tap(false)).body).toMatchObject({ code: 'CONFLICT', message: 'This was approved already.' });
  const detail = await order.detail();
  expect(detail).toMatchObject({ dispatch_state: 'offered' });
  expect(detail.offers).toHaveLength(1);
  const offered = detail.timeline.find(({ kind }: { kind: string }) => kind === 'offered');
  expect(offered).toMatchObject({ actor_kind: 'owner', actor_name: 'Olive Owner' });
});

it('asks in the same way when a contractor needs more, and no keeps the amount', async () => {
  await rule({ nte_cents: 30_000 });
  const order = await job('Trap leaks');
  const [offer] = (await order.detail()).offers;
  const asContractor = `/api/v1/jobs/${application.deps.links.job.tokenFor(offer.id)}`;
  await call(application, 'POST', `${asContractor}/accept`, {});
  const why = 'A new trap, see https://evil.test/pay';
  await call(application, 'POST', `${asContractor}/ask-more`, { amount_cents: 125_000, why });
  const { mail, tap } = await linkFrom('Trap leaks');
  expect(mail.subject).toBe('Approve $1,250 at Tide Pool Bungalow?');
  expect(mail.text).toContain('The amount stays as it is');
  expect(mail.text).not.toContain('evil.test');
  expect((await tap(false)).body).toMatchObject({ state: 'declined', nte_cents: 30_000 });
  expect(await order.detail()).toMatchObject({ nte_cents: 30_000, dispatch_state: 'accepted' });
  await rule(asking);
});

it('opens for nobody who changes the link', async () => {
  await job('Basin is loose');
  const { token } = await linkFrom('Basin is loose');
  const [id = ''] = token.split('.');
  const ofAnotherKind = [application.deps.links.answer.tokenFor(id), application.deps.links.job.tokenFor(id)];
  for (const forged of [withOtherSignature(token), `${token}A`, `${id}.`, ...ofAnotherKind])
    for (const [method, body] of [['GET'], ['POST', { approve: true }]] as const)
      expect((await call(application, method, `/api/v1/approval-links/${forged}`, body)).status).toBe(404);
});

it('is asked for a minute long sixty times from one address', async () => {
  const from = { 'x-test-address': '198.51.100.7' };
  const at = `/api/v1/approval-links/${'x'.repeat(30)}`;
  const answers = await Promise.all(Array.from({ length: 61 }, () => call(application, 'GET', at, undefined, from)));
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('tells that it was decided in the dashboard, and that the job went on', async () => {
  const order = await job('Hose is old');
  const { token, look, tap } = await linkFrom('Hose is old');
  const at = `/api/v1/approvals/${token.split('.')[0]}/decide`;
  expect((await call(application, 'POST', at, { approve: false }, owner)).status).toBe(200);
  expect((await look()).body).toMatchObject({ state: 'declined', decided_by: 'Olive Owner' });
  expect((await tap(true)).body).toMatchObject({ code: 'CONFLICT', message: 'This was declined already.' });
  expect(await order.detail()).toMatchObject({ dispatch_state: 'triage', offers: [] });
});

const needsMe = async (): Promise<string[]> => {
  const { items } = (await call(application, 'GET', '/api/v1/approvals', undefined, owner)).body;
  return items.map(({ question }: { question: string }) => question);
};

it('needs nobody any more once the job is cancelled, and the timeline says why', async () => {
  const order = await job('Grate is loose');
  const { token, look, tap } = await linkFrom('Grate is loose');
  expect((await needsMe()).join()).toContain('Grate is loose');
  const cancel = { why: 'The guest fixed it' };
  expect((await call(application, 'POST', `/api/v1/work-orders/${order.id}/cancel`, cancel, agent)).status).toBe(200);
  expect((await needsMe()).join()).not.toContain('Grate is loose');
  expect((await look()).body).toMatchObject({ state: 'overtaken', decided_by: null });
  const gone = { code: 'CONFLICT', message: "The job has moved on, so there's nothing left to decide." };
  expect((await tap(true)).body).toMatchObject(gone);
  const at = `/api/v1/approvals/${token.split('.')[0]}/decide`;
  expect((await call(application, 'POST', at, { approve: true }, owner)).body).toMatchObject(gone);
  const { timeline, dispatch_state } = await order.detail();
  expect(dispatch_state).toBe('closed');
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'approval_overtaken', why: 'The job was cancelled', actor_kind: 'agent' }),
  );
});

it('is refused after its time in the dashboard as by the link, though nothing has swept it up yet', async () => {
  const order = await job('Blind is stuck');
  const { token } = await linkFrom('Blind is stuck');
  clock.advance(60 * 60);
  owner = await signIn(application, 'olive@example.com');
  const at = `/api/v1/approvals/${token.split('.')[0]}/decide`;
  const late = await call(application, 'POST', at, { approve: true }, owner);
  expect(late.body).toMatchObject({ code: 'CONFLICT', message: 'The time to answer has passed.' });
  expect(await order.detail()).toMatchObject({ offers: [] });
});

it('is too late once the time has passed, and opens nothing after a month', async () => {
  const order = await job('Shower squeaks');
  const { look, tap } = await linkFrom('Shower squeaks');
  clock.advance(61 * 60);
  expect((await look()).body).toMatchObject({ state: 'timed_out', decided_by: null });
  expect((await tap(true)).body).toMatchObject({ code: 'CONFLICT', message: 'The time to answer has passed.' });
  await sweep(application.deps);
  expect((await look()).body).toMatchObject({ state: 'timed_out', decided_by: null });
  expect(await order.detail()).toMatchObject({ dispatch_state: 'triage', offers: [] });
  clock.advance(30 * 24 * 3600);
  expect((await look()).status).toBe(404);
});

it('sends no mail to an owner who wants none', async () => {
  owner = await signIn(application, 'olive@example.com');
  await rule({ ...asking, told: { owner_mail: 'nothing', contact_point: 'nothing' } });
  const quiet = await job('Quiet drip');
  expect(await quiet.detail()).toMatchObject({ dispatch_state: 'awaiting_approval' });
  await rule(asking);
  await job('Loud drip');
  await linkFrom('Loud drip'); // whatever was sent before it has come by now
  expect(await mailsAbout('Quiet drip')).toEqual([]);
});
