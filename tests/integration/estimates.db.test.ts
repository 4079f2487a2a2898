import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What a contractor thinks a job will cost, and what its owner says to it before the work.

const { at, job, clock } = jobsAtHand();

const lines = [
  { kind: 'labor', cents: 18_000 },
  { kind: 'parts', words: 'A trap', cents: 4_500 },
  { kind: 'tax', cents: 1_000 },
];
const why = 'Replace the trap.';
const total = 23_500;

async function accepted() {
  const one = await job();
  await one.asContractor('accept');
  const send = (cost_lines: object[] = lines) => one.asContractor('estimate', { cost_lines, why });
  const question = async () => {
    const { items } = (await call(at.application, 'GET', '/api/v1/approvals', undefined, at.owner)).body;
    return items.find((item: { work_order_id: string }) => item.work_order_id === one.id);
  };
  const answer = async (approve: boolean) => {
    const { id } = await question();
    return call(at.application, 'POST', `/api/v1/approvals/${id}/decide`, { approve }, at.owner);
  };
  return { ...one, send, question, answer };
}

describe('an estimate', () => {
  it('is asked of the owner line by line, and a yes is what the job may cost', async () => {
    const one = await accepted();
    const before = (await one.detail()).nte_cents;
    expect(await one.send()).toMatchObject({ status: 200, body: { estimate: { state: 'open', total_cents: total } } });
    expect(await one.question()).toMatchObject({
      kind: 'estimate',
      question: 'Yaquina Plumbing estimates $235: Replace the trap.',
      amount_cents: total,
      lines: [{ cents: 18_000 }, { words: 'A trap', cents: 4_500 }, { kind: 'tax', cents: 1_000 }],
    });
    expect((await one.detail()).nte_cents).toBe(before);
    expect((await one.answer(true)).status).toBe(200);
    expect(await one.detail()).toMatchObject({ nte_cents: total, estimates: [{ state: 'approved', why }] });
    expect((await one.asJob()).body).toMatchObject({ nte_cents: total, estimate: { state: 'approved' } });
    expect(kinds(await one.detail())).toEqual(expect.arrayContaining(['estimate_sent', 'amount_decided']));
    const told = await waitFor(async () =>
      (await readOutbox(at.application)).find(({ text }) => text.includes('Your estimate for "Drain is slow"')),
    );
    expect(told.text).toContain('The job may cost up to $235.');
  });

  it('that was approved holds: for more than that the owner is asked again', async () => {
    const one = await accepted();
    await one.send();
    await one.answer(true);
    for (const act of ['on-my-way', 'start']) await one.asContractor(act);
    const over = [{ kind: 'labor', cents: total + 1 }];
    const done = { resolution_notes: 'Done.' };
    const refused = await one.asContractor('finish', { ...done, cost_lines: over });
    expect(refused).toMatchObject({ status: 422, body: { code: 'OVER_LIMIT' } });
    expect((await one.asContractor('ask-more', { amount_cents: total + 1, why: 'A longer pipe' })).status).toBe(200);
    await one.answer(true);
    expect((await one.asContractor('finish', { ...done, cost_lines: over })).status).toBe(200);
  });

  it('is declined: the amount stays, and three at most are sent', async () => {
    const one = await accepted();
    const { nte_cents } = await one.detail();
    for (const _ of [1, 2, 3]) {
      expect((await one.send()).status).toBe(200);
      expect((await one.send()).status).toBe(409); // one question at a time
      expect((await one.asContractor('ask-more', { amount_cents: 900_000, why: 'Pipe' })).status).toBe(409);
      await one.answer(false);
    }
    expect(await one.detail()).toMatchObject({ nte_cents, estimates: [{ state: 'declined' }, {}, {}] });
    expect(await one.send()).toMatchObject({ status: 409, body: { message: expect.stringContaining('call us') } });
  });

  it('that nobody answers in time changes nothing', async () => {
    const one = await accepted();
    const { nte_cents } = await one.detail();
    await one.send();
    clock.advance(48 * 3_600);
    await sweep(at.application.deps);
    expect((await one.asJob()).body).toMatchObject({ nte_cents, estimate: { state: 'timed_out' } });
  });

  it('is overtaken by the end of the work, and by whoever has the job next', async () => {
    const [done, cancelled] = [await accepted(), await accepted()];
    await done.send();
    for (const act of ['on-my-way', 'start']) await done.asContractor(act);
    await done.asContractor('finish', { resolution_notes: 'Done.', cost_cents: 1_000 });
    expect((await done.detail()).estimates).toMatchObject([{ state: 'overtaken' }]);
    await cancelled.send();
    await call(at.application, 'POST', `/api/v1/work-orders/${cancelled.id}/cancel`, { why: 'Over' }, at.owner);
    expect((await cancelled.detail()).estimates).toMatchObject([{ state: 'overtaken' }]);
  });

  it('comes after accepting, says something, and stays within what an amount may be', async () => {
    const early = await job();
    const sent = await early.asContractor('estimate', { cost_lines: lines, why });
    expect(sent).toMatchObject({ status: 409, body: { message: 'Accept the job first.' } });
    const one = await accepted();
    const most = { kind: 'labor', cents: 100_000_000 };
    for (const bad of [[], [{ kind: 'labor', cents: 0 }], [most, most]])
      expect(await one.send(bad)).toMatchObject({ status: 422, body: { fields: { cost_lines: expect.any(String) } } });
    expect((await one.detail()).estimates).toEqual([]);
  });

  it('is the owner’s to answer: neither the desk nor its contractor', async () => {
    const one = await accepted();
    await one.send();
    const { id } = await one.question();
    const path = `/api/v1/approvals/${id}/decide`;
    expect((await call(at.application, 'POST', path, { approve: true }, at.agent)).status).toBe(403);
    expect((await call(at.application, 'POST', path, { approve: true })).status).toBe(401);
    expect((await one.asJob()).body.estimate.state).toBe('open');
  });
});
