import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

// What a job cost: said line by line by its contractor, within what its owner agreed to.

const { at, job } = jobsAtHand();

const atWork = async () => {
  const one = await job();
  for (const act of ['accept', 'on-my-way', 'start']) expect((await one.asContractor(act)).status).toBe(200);
  return one;
};

describe('the cost of a job', () => {
  it('is the sum of its lines, which its contractor, its owner and the desk read', async () => {
    const one = await atWork();
    const cost_lines = [
      { kind: 'labor', cents: 12_000 },
      { kind: 'parts', cents: 3_450, words: 'A trap and two washers' },
      { kind: 'travel', cents: 2_000 },
      { kind: 'tax', cents: 276 },
    ];
    expect((await one.asContractor('finish', { resolution_notes: 'New trap.', cost_lines })).status).toBe(200);
    const told = cost_lines.map(({ words = null, ...line }) => ({ ...line, words }));
    expect(await one.detail()).toMatchObject({ cost_cents: 17_726, cost_lines: told });
    expect((await one.asJob()).body).toMatchObject({ cost_cents: 17_726, cost_lines: told });
    const { body } = await call(at.application, 'GET', `/api/v1/work-orders/${one.id}`, undefined, at.agent);
    expect(body.cost_lines).toEqual(told);
  });

  it('is refused where the lines together are over the limit, each of them being under it', async () => {
    const one = await atWork();
    const { nte_cents } = await one.detail();
    const lines = (parts: number) => [
      { kind: 'labor', cents: nte_cents - 1_000 },
      { kind: 'parts', cents: parts },
    ];
    const finish = (parts: number) => one.asContractor('finish', { resolution_notes: 'x', cost_lines: lines(parts) });
    expect(await finish(1_001)).toMatchObject({
      status: 422,
      body: { code: 'OVER_LIMIT', fields: { cost_lines: expect.stringContaining('Ask for approval') } },
    });
    expect(await one.detail()).toMatchObject({ dispatch_state: 'on_site', cost_cents: null, cost_lines: [] });
    expect((await finish(1_000)).status).toBe(200);
  });

  it('is one sum: a total beside the lines has to be theirs', async () => {
    const one = await atWork();
    const finish = (cost_cents: number) =>
      one.asContractor('finish', {
        resolution_notes: 'x',
        cost_cents,
        cost_lines: [{ kind: 'labor', cents: 9_000 }],
      });
    expect(await finish(100)).toMatchObject({
      status: 422,
      body: { fields: { cost_cents: "That total isn't the sum of the lines." } },
    });
    expect((await finish(9_000)).status).toBe(200);
  });

  it('is said anew where the guest says that it is not fixed, and the contractor comes again', async () => {
    const one = await atWork();
    const finish = (cents: number) =>
      one.asContractor('finish', { resolution_notes: 'x', cost_lines: [{ kind: 'labor', cents }] });
    expect((await finish(9_000)).status).toBe(200);
    expect((await one.asGuest('confirm', { fixed: false })).status).toBe(200);
    for (const act of ['on-my-way', 'start']) expect((await one.asContractor(act)).status).toBe(200);
    expect((await finish(10_000)).status).toBe(200);
    expect(await one.detail()).toMatchObject({ cost_cents: 10_000, cost_lines: [{ kind: 'labor', cents: 10_000 }] });
  });
});
