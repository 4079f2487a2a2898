import { beforeAll, describe, expect, it } from 'vitest';
import type { JobCandidate, JobCandidates } from '#contract/dispatch/hand-dispatch.ts';
import { dueTimers, expireOffer } from '#features/dispatch';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, addTrade, call, signIn } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// The owner, or the desk for them, decides who is asked.

const { at, clock, job, rule } = jobsAtHand();
const ids = new Map<string, string>();
const idOf = (company: string) => ids.get(company) ?? '';

beforeAll(async () => {
  for (const [n, company_name] of ['Second Plumbing', 'Third Plumbing', 'Mail Plumbing'].entries()) {
    const wish = { company_name, phone: `(541) 555-013${n}` };
    await addTrade(at.application, at.customerId, at.property.id, {
      ...wish,
      ...(company_name === 'Mail Plumbing' && { notification_method: 'email', email: 'mail@plumbing.example' }),
    });
  }
  const { items } = (await call(at.application, 'GET', '/api/v1/contractors', undefined, at.owner)).body;
  for (const { id, company_name } of items) ids.set(company_name, id);
});

type Bearer = { authorization: string };
const look = async (id: string, query = '', as: Bearer = at.owner): Promise<JobCandidates> => {
  const { status, body } = await call(
    at.application,
    'GET',
    `/api/v1/work-orders/${id}/contractors${query}`,
    undefined,
    as,
  );
  expect(status).toBe(200);
  return body;
};
const offer = (id: string, companies: string[], as: Bearer = at.owner, why: string | null = null) =>
  call(at.application, 'POST', `/api/v1/work-orders/${id}/offers`, { contractor_ids: companies.map(idOf), why }, as);
const change = async (company: string, changes: object) =>
  expect((await call(at.application, 'PATCH', `/api/v1/contractors/${idOf(company)}`, changes, at.owner)).status).toBe(
    200,
  );
const named = ({ items }: JobCandidates, company: string): JobCandidate => {
  const found = items.find(({ company_name }) => company_name === company);
  if (!found) throw new Error(`${company} is not among them`);
  return found;
};
type Offer = { id: string; company_name: string; state: string; why: string };
const offersOf = async (one: { detail(): Promise<{ offers: Offer[] }> }) =>
  (await one.detail()).offers.map(({ company_name, state }) => [company_name, state]);
/** The page of the last offer to a company. */
const pageOf = async (one: { detail(): Promise<{ offers: Offer[] }> }, company: string) => {
  const last = (await one.detail()).offers.findLast(({ company_name }) => company_name === company);
  return `/api/v1/jobs/${at.application.deps.links.job.tokenFor(last?.id ?? '')}`;
};
const runDue = async () => {
  const { store } = at.application.deps;
  const { offers } = await withActor(store, system, dueTimers);
  for (const id of offers) await withActor(store, system, (unit) => expireOffer(unit, id));
};

describe('who could do a job', () => {
  it('is every contractor of the trade, those first whom nothing speaks against, with the reasons of dispatch', async () => {
    const one = await job({ urgency_level: 'low' });
    await change('Yaquina Plumbing', {
      service_cities: ['Boise, ID'],
      holidays: [{ from: '2026-11-19', to: '2026-11-25' }],
    });
    const seen = await look(one.id);
    expect(seen.items.map(({ company_name }) => company_name)).toEqual([
      'Second Plumbing',
      'Third Plumbing',
      'Mail Plumbing',
      'Yaquina Plumbing',
    ]);
    expect(named(seen, 'Yaquina Plumbing')).toMatchObject({
      may_choose: true,
      reasons: [{ is: 'area' }, { is: 'away', words: 'Yaquina Plumbing is away through Nov 25, 2026' }],
      last_offer: { state: 'offered' },
    });
    await change('Yaquina Plumbing', { service_cities: [], holidays: [] });
    expect((await look(one.id, '?q=THIRD')).items.map(({ company_name }) => company_name)).toEqual(['Third Plumbing']);
    expect(await look(one.id, '?q=nobody')).toMatchObject({ items: [], left_out: 0, refused: null });
  });

  it('says who is busy then, what they take, and how they answer', async () => {
    const other = await job();
    await offer(other.id, ['Third Plumbing']);
    const times = { arrival_from: '2026-11-21T16:00:00.000Z', arrival_to: '2026-11-21T17:30:00.000Z' };
    expect((await other.asContractor('accept', times)).status).toBe(200);
    const one = await job();
    expect(named(await look(one.id), 'Third Plumbing')).toMatchObject({
      visits: [{ from: times.arrival_from, to: times.arrival_to, property_name: expect.any(String) }],
      running: 1,
      answers: { answered: 1, unanswered: 0 },
      price: null,
    });
    expect(named(await look(one.id, '?at=2026-11-23T18:00:00.000Z'), 'Third Plumbing').visits).toEqual([]);
    for (const act of ['on-my-way', 'start']) await other.asContractor(act);
    await other.asContractor('finish', { resolution_notes: 'Done.', cost_cents: 12_300 });
    expect(named(await look(one.id), 'Third Plumbing')).toMatchObject({
      running: 0,
      price: { of: 'trade', count: 1, median_cents: 12_300 },
    });
  });

  it('is nobody’s to read or to decide but the owner’s and the desk’s', async () => {
    const one = await job();
    await addOwner(at.application, 'nina@example.com', 'Nina Next');
    const stranger = await signIn(at.application, 'nina@example.com');
    const path = `/api/v1/work-orders/${one.id}`;
    expect((await call(at.application, 'GET', `${path}/contractors`, undefined, stranger)).status).toBe(404);
    expect((await offer(one.id, ['Third Plumbing'], stranger)).status).toBe(404);
    expect(
      (await call(at.application, 'POST', `${path}/offers`, { contractor_ids: [idOf('Third Plumbing')] })).status,
    ).toBe(401);
    expect((await look(one.id, '', at.agent)).items).not.toEqual([]);
  });
});

describe('a contractor who is chosen', () => {
  it('is asked instead of whoever had the offer, who is told at once and may not accept any more', async () => {
    const one = await job();
    const before = await pageOf(one, 'Yaquina Plumbing');
    expect(await offer(one.id, ['Third Plumbing'], at.agent, 'Knows the house')).toMatchObject({
      status: 200,
      body: { dispatch_state: 'offered', asked: 1 },
    });
    expect(await offersOf(one)).toEqual([
      ['Yaquina Plumbing', 'revoked'],
      ['Third Plumbing', 'offered'],
    ]);
    expect((await call(at.application, 'POST', `${before}/accept`, {})).status).toBe(409);
    const { timeline, offers } = await one.detail();
    expect(offers.at(-1).why).toBe('Maya Agent chose this contractor.');
    expect(timeline.slice(-2)).toMatchObject([
      {
        kind: 'taken_back',
        actor_name: 'Maya Agent',
        why: 'Knows the house',
        summary: 'The offer to Yaquina Plumbing was taken back',
      },
      { kind: 'offered', why: 'Knows the house' },
    ]);
    await waitFor(async () =>
      (await readOutbox(at.application)).find(({ text }) => /was taken back. Please do not go/.test(text)),
    );
  });

  it('may have been asked before, and is asked again', async () => {
    const one = await job();
    await one.asContractor('decline', { reason: 'Busy' });
    expect((await offer(one.id, ['Yaquina Plumbing'])).status).toBe(200);
    expect((await offersOf(one)).at(-1)).toEqual(['Yaquina Plumbing', 'offered']);
    expect((await one.asContractor('accept')).status).toBe(200);
  });

  it('takes over a running job, with a reason, and whoever had it is told not to go', async () => {
    const one = await job();
    await one.asContractor('accept');
    const before = await one.jobPath();
    expect(await offer(one.id, ['Second Plumbing'])).toMatchObject({
      status: 422,
      body: { fields: { why: 'Say why the job is taken back.' } },
    });
    expect(await offer(one.id, ['Yaquina Plumbing'], at.owner, 'x')).toMatchObject({
      status: 409,
      body: { message: 'Yaquina Plumbing already has this job.' },
    });
    expect((await offer(one.id, ['Second Plumbing'], at.owner, 'Too late')).status).toBe(200);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'offered', assigned_contractor_name: null });
    expect((await call(at.application, 'POST', `${before}/on-my-way`, {})).status).toBe(409);
    expect((await call(at.application, 'GET', before)).body).toMatchObject({ address: null, guest_phone: null });
    expect((await one.asContractor('accept')).status).toBe(200);
  });

  it('changes nothing when they are asked already, and no second word goes out', async () => {
    const one = await job();
    const before = await one.detail();
    expect((await offer(one.id, ['Yaquina Plumbing'])).status).toBe(200);
    expect(await one.detail()).toEqual(before);
  });

  it('can be reached, and is insured where the desk decides; the owner may take that risk', async () => {
    const one = await job();
    await change('Second Plumbing', { insurance_expires_on: '2026-01-01' });
    expect(named(await look(one.id, '', at.agent), 'Second Plumbing').may_choose).toBe(false);
    expect(named(await look(one.id), 'Second Plumbing')).toMatchObject({
      may_choose: true,
      reasons: [{ is: 'insurance' }],
    });
    expect(await offer(one.id, ['Second Plumbing'], at.agent)).toMatchObject({
      status: 422,
      body: {
        fields: { contractor_ids: "Second Plumbing's insurance lapsed on Jan 1, 2026, so they can't be asked." },
      },
    });
    expect((await offer(one.id, ['Second Plumbing'])).status).toBe(200);
    await change('Second Plumbing', { insurance_expires_on: null });
  });

  it('cannot be of another trade, nor be sent before somebody confirms the guest, nor to a job that is over', async () => {
    const one = await job();
    expect((await offer(one.id, ['Ring Electric'])).body.fields).toHaveProperty('contractor_ids');
    await one.finish();
    expect((await offer(one.id, ['Third Plumbing'])).status).toBe(409);
    const unknown = await job({ checked: false });
    expect((await look(unknown.id)).refused).toContain('Confirm them first');
    expect((await offer(unknown.id, ['Third Plumbing'])).status).toBe(409);
  });

  it('who declines leaves the job to a person where the owner’s rules want one for it, and nobody else is asked', async () => {
    await rule({ actions: [{ action: 'human' }] });
    const one = await job();
    expect((await offer(one.id, ['Third Plumbing'], at.agent)).status).toBe(200);
    expect((await one.asContractor('decline', { reason: 'Busy' })).status).toBe(200);
    const detail = await one.detail();
    expect(detail).toMatchObject({ dispatch_state: 'triage' });
    expect(detail.timeline.at(-1)).toMatchObject({
      kind: 'needs_person',
      why: 'The owner wants a person to handle jobs of this kind',
    });
    expect(await offersOf(one)).toEqual([['Third Plumbing', 'declined']]);
  });

  it('is asked at night and without the approval that the owner was asked for, which is settled', async () => {
    await rule({ actions: [{ action: 'ask_owner' }] });
    const one = await job();
    expect((await offer(one.id, ['Third Plumbing'], at.agent)).status).toBe(200);
    expect(kinds(await one.detail())).toContain('approval_overtaken');
    clock.set('2026-11-21T07:30:00Z');
    await rule({ quiet_hours: { from: 1320, to: 420, waits: ['low'] } });
    const late = await job({ urgency_level: 'low' });
    expect(await late.detail()).toMatchObject({ dispatch_state: 'triage' });
    expect((await offer(late.id, ['Third Plumbing'])).status).toBe(200);
    expect(await late.detail()).toMatchObject({ dispatch_state: 'offered' });
    clock.set('2026-11-20T18:00:00Z');
  });
});

/** Whatever a page of a job does. */
const acts = {
  accept: {},
  decline: {},
  'on-my-way': {},
  start: {},
  finish: { resolution_notes: 'x', cost_cents: 0 },
  'ask-more': { amount_cents: 900_000, why: 'x' },
  'no-access': { why: 'x' },
  'follow-up': { why: 'x' },
  times: { times: [{ from: '2099-01-02T18:00:00Z', to: '2099-01-02T20:00:00Z' }] },
  lock: { faulty: true },
};

describe('several who are asked at once', () => {
  const three = ['Second Plumbing', 'Third Plumbing', 'Mail Plumbing'];

  it('see it all; the first to accept gets it, and the others’ links say so and nothing exact', async () => {
    const one = await job();
    expect((await offer(one.id, three)).body).toMatchObject({ asked: 3 });
    const pages = await Promise.all(three.map((company) => pageOf(one, company)));
    for (const page of pages)
      expect((await call(at.application, 'GET', page)).body).toMatchObject({ offer_state: 'offered', next: 'accept' });
    expect((await call(at.application, 'POST', `${pages[1]}/accept`, {})).status).toBe(200);
    for (const page of [pages[0], pages[2]]) {
      const looked = await call(at.application, 'GET', page ?? '');
      expect(JSON.stringify(looked.body)).not.toContain('Cormorant');
      const done = await Promise.all(
        Object.entries(acts).map(([act, body]) => call(at.application, 'POST', `${page}/${act}`, body)),
      );
      for (const { status, body } of [looked, ...done])
        expect([status, body.code, body.message]).toEqual([
          410,
          'GONE',
          expect.stringContaining('Another contractor was faster'),
        ]);
    }
    expect((await offersOf(one)).slice(1)).toEqual([
      ['Second Plumbing', 'taken'],
      ['Third Plumbing', 'accepted'],
      ['Mail Plumbing', 'taken'],
    ]);
    await waitFor(async () =>
      (await readOutbox(at.application)).find(({ text }) => /went to another contractor/.test(text)),
    );
    expect((await one.told()).match(/another contractor/gi)).toHaveLength(1);
  });

  it('are asked beside one another: one more joins, one is taken back, the rest stay as they are', async () => {
    const one = await job();
    await offer(one.id, ['Yaquina Plumbing', 'Third Plumbing']);
    await offer(one.id, ['Third Plumbing', 'Second Plumbing']);
    expect(await offersOf(one)).toEqual([
      ['Yaquina Plumbing', 'revoked'],
      ['Third Plumbing', 'offered'],
      ['Second Plumbing', 'offered'],
    ]);
    expect(await one.detail()).toMatchObject({ dispatch_state: 'offered' });
  });

  it('decline or stay silent without anybody else being asked, as long as one is left; then it goes on once', async () => {
    const one = await job();
    await offer(one.id, ['Second Plumbing', 'Third Plumbing']);
    await call(at.application, 'POST', `${await pageOf(one, 'Second Plumbing')}/decline`, { reason: 'Busy' });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'offered' });
    expect((await offersOf(one)).map(([, state]) => state)).toEqual(['revoked', 'declined', 'offered']);
    clock.set('2026-11-20T20:00:00Z');
    await runDue();
    expect((await offersOf(one)).slice(2)).toEqual([
      ['Third Plumbing', 'expired'],
      ['Mail Plumbing', 'offered'],
    ]);
    expect(kinds(await one.detail()).filter((kind) => kind === 'passed_on')).toHaveLength(1);
    clock.set('2026-11-20T18:00:00Z');
  });

  it('who lost it may be asked again when the winner gives it back', async () => {
    const one = await job();
    await offer(one.id, three);
    const winner = await pageOf(one, 'Second Plumbing');
    await call(at.application, 'POST', `${winner}/accept`, {});
    await call(at.application, 'POST', `${winner}/decline`, {});
    expect((await offersOf(one)).at(-1)).toEqual(['Third Plumbing', 'offered']);
  });

  it('are five at most, and nobody is asked twice', async () => {
    const one = await job();
    const many = { contractor_ids: Array.from({ length: 6 }, () => idOf('Third Plumbing')) };
    expect((await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/offers`, many, at.owner)).status).toBe(
      422,
    );
    expect((await offer(one.id, ['Third Plumbing', 'Third Plumbing'])).body).toMatchObject({ asked: 1 });
  });
});
