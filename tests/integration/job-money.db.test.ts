import { describe, expect, it } from 'vitest';
import { call, publicUrl } from '../support/application.ts';
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

const pdf = (words = '') => Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n${words}\n%%EOF`);
const formOf = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
};

describe('an invoice', () => {
  it('is a PDF that comes after the work, and its owner and the desk download it as it was sent', async () => {
    const one = await atWork();
    await one.asContractor('finish', { resolution_notes: 'x' });
    const sent = await call(at.application, 'POST', `${await one.jobPath()}/invoices`, formOf(pdf(), 'Invoice 7.pdf'));
    expect(sent).toMatchObject({ status: 200, body: { invoices: [{ kind: 'invoice', name: 'Invoice 7.pdf' }] } });
    const { files, timeline } = await one.detail();
    expect(files).toMatchObject([{ kind: 'invoice', name: 'Invoice 7.pdf', by: 'Yaquina Plumbing' }]);
    expect(timeline.at(-1).summary).toBe('Yaquina Plumbing added the invoice Invoice 7.pdf');
    const answer = await at.application.app.request(`${publicUrl}${files[0].url}`, {}, { incoming: { socket: {} } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="invoice.pdf"');
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
    const desk = await call(at.application, 'GET', `/api/v1/work-orders/${one.id}`, undefined, at.agent);
    expect(desk.body.files).toHaveLength(1);
  });

  it('is looked at by its bytes, and by its size', async () => {
    const one = await atWork();
    const path = `${await one.jobPath()}/invoices`;
    for (const [bytes, words] of [
      [Buffer.from('<html>%PDF-1.4</html>'), 'File must be a PDF or an image'],
      [Buffer.alloc(5 * 1024 * 1024, '%PDF-'), 'File size must be less than 5MB'],
    ] as const)
      expect(await call(at.application, 'POST', path, formOf(bytes, 'a.pdf'))).toMatchObject({
        status: 422,
        body: { fields: { file: words } },
      });
    expect((await one.detail()).files).toEqual([]);
  });

  it('is taken back by whoever sent it alone; what the owner keeps is not shown to the contractor', async () => {
    const one = await atWork();
    const path = await one.jobPath();
    const kept = await call(
      at.application,
      'POST',
      `/api/v1/work-orders/${one.id}/files`,
      formOf(pdf(), 'paid.pdf'),
      at.owner,
    );
    expect(kept.body.items).toMatchObject([{ kind: 'file', name: 'paid.pdf' }]);
    const [{ id }] = kept.body.items;
    expect((await call(at.application, 'POST', `${path}/invoices/${id}/remove`, {})).status).toBe(404);
    const { body } = await call(at.application, 'POST', `${path}/invoices`, formOf(pdf(), 'mine.pdf'));
    expect(body.invoices).toMatchObject([{ name: 'mine.pdf' }]);
    const gone = await call(at.application, 'POST', `${path}/invoices/${body.invoices[0].id}/remove`, {});
    expect(gone.body.invoices).toEqual([]);
    expect((await one.detail()).files).toMatchObject([{ name: 'paid.pdf' }]);
  });

  it('is one of twelve at most', async () => {
    const one = await atWork();
    const path = `${await one.jobPath()}/invoices`;
    for (let nth = 0; nth < 12; nth++)
      expect((await call(at.application, 'POST', path, formOf(pdf(String(nth)), 'a.pdf'))).status).toBe(200);
    expect((await call(at.application, 'POST', path, formOf(pdf('more'), 'a.pdf'))).status).toBe(409);
  });

  it('may change the cost that was said when the work was finished: within the limit, and until the job is closed', async () => {
    const one = await atWork();
    const say = (cents: number) => one.asContractor('cost', { cost_lines: [{ kind: 'labor', cents }] });
    expect((await say(5_000)).status).toBe(409);
    expect((await one.asContractor('finish', { resolution_notes: 'x' })).status).toBe(422);
    await one.asContractor('finish', { resolution_notes: 'x', cost_cents: 4_000 });
    const { nte_cents } = await one.detail();
    expect((await say(nte_cents + 1)).body.code).toBe('OVER_LIMIT');
    expect((await say(5_000)).status).toBe(200);
    expect((await say(6_000)).status).toBe(200);
    await one.asGuest('confirm', { fixed: true });
    expect((await say(7_000)).status).toBe(409);
    expect(await one.detail()).toMatchObject({ cost_cents: 6_000, cost_lines: [{ cents: 6_000 }] });
  });
});
