import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { addTrade, call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What an owner has removed is nobody's job any more: neither a contractor's offer nor a way into the house.

const { at, job } = jobsAtHand();

const acts = {
  accept: {},
  decline: {},
  'on-my-way': {},
  start: {},
  finish: { resolution_notes: 'x' },
  'ask-more': { amount_cents: 900_000, why: 'x' },
  'no-access': { why: 'x' },
};

const plumbers = new Map<string, string>();
beforeAll(async () => {
  const [owner] = await at.application.authDb.select().from(users).where(eq(users.email, 'olive@example.com'));
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const wish = { company_name: `Plumber ${n}`, phone: `(541) 555-010${n}` };
    const { id, company_name } = await addTrade(at.application, owner?.id ?? '', at.property.id, wish);
    plumbers.set(company_name, id);
  }
});

/** A job that was offered to somebody whom the owner may remove, and who that is. */
async function offered() {
  const one = await job();
  await one.asContractor('decline');
  const { company_name } = (await one.detail()).offers.at(-1);
  return { one, company_name, path: await one.jobPath(), id: plumbers.get(company_name) ?? '' };
}

const remove = async (what: 'contractors' | 'properties', id: string) =>
  expect((await call(at.application, 'POST', `/api/v1/${what}/${id}/remove`, {}, at.owner)).status).toBe(200);

const expectNotice = async (words: string) => {
  const { items } = (await call(at.application, 'GET', '/api/v1/notifications', undefined, at.owner)).body;
  expect(items).toContainEqual(expect.objectContaining({ message: expect.stringContaining(words) }));
};

/** Everything behind the link is over, for whoever reads and whatever is done. */
async function expectGone(path: string) {
  const before = await at.application.authDb.select().from(dispatchOffers);
  const looked = await call(at.application, 'GET', path);
  expect(looked).toMatchObject({
    status: 410,
    body: { code: 'GONE', message: expect.stringContaining('do not go there') },
  });
  expect(JSON.stringify(looked.body)).not.toContain('Cormorant');
  for (const [act, body] of Object.entries(acts))
    expect([act, (await call(at.application, 'POST', `${path}/${act}`, body)).status]).toEqual([act, 410]);
  expect(await at.application.authDb.select().from(dispatchOffers)).toEqual(before);
}

describe('a removed contractor', () => {
  it('can neither see nor take what was offered; the next one is asked at once, and they are told', async () => {
    const { one, path, id, company_name } = await offered();
    await remove('contractors', id);
    await expectGone(path);
    const detail = await one.detail();
    expect(detail).toMatchObject({ dispatch_state: 'offered' });
    expect(detail.offers.map(({ state }: { state: string }) => state)).toEqual(['declined', 'revoked', 'offered']);
    expect(detail.offers.at(1)).toMatchObject({ company_name });
    await waitFor(async () =>
      (await readOutbox(at.application)).find(({ text }) => /was taken back. Please do not go/.test(text)),
    );
  });

  it.each([
    ['accepted', []],
    ['on the way', ['on-my-way']],
    ['at work', ['on-my-way', 'start']],
  ])(
    'loses a job that was %s, which is a person’s then: the owner has a notice, the guest is told',
    async (_, steps) => {
      const { one, path, id, company_name } = await offered();
      for (const act of ['accept', ...steps]) expect((await one.asContractor(act)).status).toBe(200);
      await remove('contractors', id);
      await expectGone(path);
      const detail = await one.detail();
      expect(detail).toMatchObject({ dispatch_state: 'triage', assigned_contractor_name: null });
      expect(detail.timeline.slice(-2)).toMatchObject([
        {
          kind: 'taken_back',
          summary: `The job was taken back from ${company_name}`,
          why: `${company_name} was removed`,
        },
        { kind: 'needs_person', why: `${company_name} was removed` },
      ]);
      expect(await one.told()).toContain('asked a person on the Porchlight team');
      await expectNotice(`${company_name} was removed`);
    },
  );

  it('leaves a job that others are asked for to them', async () => {
    const { one, path, id } = await offered();
    const choose = { contractor_ids: [id, ...[...plumbers.values()].slice(-1)], why: null };
    const chosen = await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/offers`, choose, at.owner);
    expect(chosen).toMatchObject({ status: 200, body: { asked: 2 } });
    await remove('contractors', id);
    await expectGone(path);
    const detail = await one.detail();
    expect(detail).toMatchObject({ dispatch_state: 'offered' });
    expect(detail.offers.map(({ state }: { state: string }) => state)).toEqual(['declined', 'revoked', 'offered']);
  });

  it('keeps what they finished on record, and is not sent back', async () => {
    const { one, id, company_name } = await offered();
    await one.finish();
    await remove('contractors', id);
    expect(await one.detail()).toMatchObject({ assigned_contractor_name: company_name });
    await one.asGuest('confirm', { fixed: false });
    const detail = await one.detail();
    expect(detail).toMatchObject({ dispatch_state: 'triage' });
    expect(await one.told()).toContain('asked a person on the Porchlight team');
  });

  it('who answers while they are removed leaves no deadlock and no job', async () => {
    const { one, path, id, company_name } = await offered();
    const [answer] = await Promise.all([call(at.application, 'POST', `${path}/accept`, {}), remove('contractors', id)]);
    expect([200, 409, 410]).toContain(answer.status);
    await expectGone(path);
    const { dispatch_state, offers } = await one.detail();
    const last = offers.at(-1);
    // Whoever was faster than the owner had the job, and it is a person's; else the next one is asked.
    const wasTheirs = answer.status === 200;
    expect([dispatch_state, last.state, last.company_name === company_name]).toEqual(
      wasTheirs ? ['triage', 'revoked', true] : ['offered', 'offered', false],
    );
  });
});

describe('a removed property', () => {
  it('cancels what nobody has begun and hands a running job to a person: the links say that it is over, and no address', async () => {
    const [one, two] = [await job(), await job()];
    await two.asContractor('accept');
    const paths = [await one.jobPath(), await two.jobPath()];
    await remove('properties', at.property.id);
    for (const path of paths) await expectGone(path);
    const begun = await one.detail();
    expect(begun).toMatchObject({ status: 'cancelled', dispatch_state: 'closed' });
    expect(kinds(begun)).toContain('cancelled');
    expect(await two.detail()).toMatchObject({ dispatch_state: 'triage', assigned_contractor_name: null });
    expect(kinds(await two.detail()).slice(-2)).toEqual(['taken_back', 'needs_person']);
    await expectNotice('The property was removed');
    const choose = { contractor_ids: [...plumbers.values()].slice(-1), why: null };
    const refused = await call(at.application, 'POST', `/api/v1/work-orders/${two.id}/offers`, choose, at.owner);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('property was removed') } });
    await call(at.application, 'POST', `/api/v1/properties/${at.property.id}/restore`, {}, at.owner);
  });
});

describe('a job', () => {
  it('is walked step by step: nothing is finished that was not begun', async () => {
    const one = await job();
    await one.asContractor('accept');
    const done = { resolution_notes: 'Done.' };
    for (const act of ['finish', 'start'] as const)
      expect([act, (await one.asContractor(act, act === 'finish' ? done : {})).status]).toEqual([act, 409]);
    await one.asContractor('on-my-way');
    expect((await one.asContractor('finish', done)).body.message).toBe('Start the work first.');
    await one.asContractor('start');
    expect((await one.asContractor('finish', done)).status).toBe(200);
    expect((await one.asContractor('finish', done)).status).toBe(200);
  });

  it('that cost more than was agreed is finished once the owner has approved it', async () => {
    const one = await job();
    for (const act of ['accept', 'on-my-way', 'start']) await one.asContractor(act);
    const { nte_cents } = await one.detail();
    const done = { resolution_notes: 'New pump.', cost_cents: 99_999_999 };
    expect(await one.asContractor('finish', done)).toMatchObject({
      status: 422,
      body: { code: 'OVER_LIMIT', fields: { cost_cents: expect.stringContaining('Ask for approval') } },
    });
    expect((await one.asContractor('finish', { ...done, cost_cents: nte_cents + 1 })).body.code).toBe('OVER_LIMIT');
    expect(await one.detail()).toMatchObject({ dispatch_state: 'on_site', cost_cents: null });
    await one.asContractor('ask-more', { amount_cents: nte_cents + 100, why: 'New pump.' });
    const { items } = (await call(at.application, 'GET', '/api/v1/approvals', undefined, at.owner)).body;
    const { id } = items.find((item: { work_order_id: string }) => item.work_order_id === one.id);
    await call(at.application, 'POST', `/api/v1/approvals/${id}/decide`, { approve: true }, at.owner);
    expect((await one.asContractor('finish', { ...done, cost_cents: nte_cents + 100 })).status).toBe(200);
  });
});
