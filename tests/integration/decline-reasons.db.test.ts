import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

// Why a contractor declines, and what dispatch learns from it.

const { at, job, clock } = jobsAtHand();

const contractorId = async () => {
  const { items } = (await call(at.application, 'GET', '/api/v1/contractors', undefined, at.owner)).body;
  return items.find(({ company_name }: { company_name: string }) => company_name === 'Yaquina Plumbing').id as string;
};
const saidPath = async (act: string) => `/api/v1/contractors/${await contractorId()}/${act}`;
const askAgain = async () => call(at.application, 'POST', await saidPath('ask-again'), {}, at.owner);
const said = async () =>
  (await call(at.application, 'GET', await saidPath('declines'), undefined, at.owner)).body.items;
const skips = async (one: Awaited<ReturnType<typeof job>>) =>
  (await one.detail()).timeline.flatMap(({ kind, why }: { kind: string; why: string }) =>
    kind === 'skipped' ? [why] : [],
  );
const newest = async () => {
  const { items } = (await call(at.application, 'GET', '/api/v1/notifications', undefined, at.owner)).body;
  return items.find(({ kind }: { kind: string }) => kind === 'contractor_declined').message as string;
};

afterEach(askAgain);

describe('a reason to decline', () => {
  it('with a day: they are passed over until then, and why is said', async () => {
    const one = await job();
    const refused = await one.asContractor('decline', { code: 'booked', until: '2026-11-20' });
    expect(refused).toMatchObject({ status: 422, body: { fields: { until: expect.stringContaining('after today') } } });
    expect((await one.asContractor('decline', { code: 'booked' })).status).toBe(422);
    expect((await one.asContractor('decline', { code: 'booked', until: '2026-11-25' })).status).toBe(200);
    expect((await one.detail()).offers[0]).toMatchObject({ decline_code: 'booked', decline_until: '2026-11-25' });
    expect(await newest()).toContain(
      'They said: “Fully booked until Nov 25, 2026” We ask them again from Nov 25, 2026 on.',
    );
    const two = await job();
    expect((await two.detail()).dispatch_state).toBe('triage');
    expect(await skips(two)).toEqual(['Yaquina Plumbing said they are fully booked until Nov 25, 2026']);
    clock.set(new Date('2026-11-25T18:00:00Z'));
    expect((await (await job()).detail()).dispatch_state).toBe('offered');
  });

  it('not their trade: they are asked no more until the owner says so, by one tap', async () => {
    const one = await job();
    await one.asContractor('decline', { code: 'not_my_trade', reason: 'We do gas only' });
    expect(await newest()).toContain("We won't ask them for plumbing again until you allow it on their page.");
    expect(await said()).toMatchObject([{ code: 'not_my_trade', service_type: 'plumbing', until: null }]);
    const two = await job();
    expect(await skips(two)).toEqual(["Yaquina Plumbing said this isn't their trade"]);
    expect((await askAgain()).body.items).toEqual([]);
    expect((await (await job()).detail()).dispatch_state).toBe('offered');
  });

  it('another one is said in words, and is about this job alone', async () => {
    const one = await job();
    expect((await one.asContractor('decline', { code: 'other' })).status).toBe(422);
    await one.asContractor('decline', { code: 'other', reason: 'The dog bites' });
    expect(await said()).toEqual([]);
    expect((await (await job()).detail()).dispatch_state).toBe('offered');
  });

  it('may be left out, or be words alone, as before', async () => {
    for (const body of [{}, { reason: 'No time.' }]) {
      const one = await job();
      expect((await one.asContractor('decline', body)).status).toBe(200);
      expect((await one.detail()).offers[0]).toMatchObject({ state: 'declined', decline_code: null });
    }
  });
});
