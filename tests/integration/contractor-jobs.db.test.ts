import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';
import { readOutbox } from '../support/waiting.ts';

// One page of all jobs of a contractor, behind one link that their owner can make anew.

const { at, job, clock } = jobsAtHand();

const plumber = async () => {
  const { items } = (await call(at.application, 'GET', '/api/v1/contractors', undefined, at.owner)).body;
  return items.find(({ company_name }: { company_name: string }) => company_name === 'Yaquina Plumbing').id as string;
};
const linkOf = async (method: 'GET' | 'POST' = 'GET') => {
  const path = `/api/v1/contractors/${await plumber()}/page-link`;
  const { status, body } = await call(at.application, method, path, method === 'POST' ? {} : undefined, at.owner);
  expect(status).toBe(200);
  return body.link as string;
};
const pageOf = (link: string) =>
  call(at.application, 'GET', `/api/v1/contractor-links/${link.split('/').at(-1)}`, undefined, {});

type Row = { reference: string; stands: string; token: string; cost_cents: number | null };

describe('the page of all jobs', () => {
  it('has what is asked, what is under way and what is done, each with the link to its own page', async () => {
    const [asked, taken, done] = [await job(), await job(), await job()];
    await taken.asContractor('accept');
    await done.finish();
    const { status, body } = await pageOf(await linkOf());
    expect(status).toBe(200);
    expect(body.company_name).toBe('Yaquina Plumbing');
    const row = async (rows: Row[], one: { detail: () => Promise<{ reference: string }> }) => {
      const { reference } = await one.detail();
      return rows.find((found) => found.reference === reference);
    };
    expect(await row(body.open, asked)).toMatchObject({ stands: 'asked' });
    const open = await row(body.open, taken);
    expect(open).toMatchObject({ stands: 'open' });
    expect(await row(body.past, done)).toMatchObject({ stands: 'past', cost_cents: 9_000, invoices: 0 });
    expect(await row(body.open, done)).toBeUndefined();
    expect((await call(at.application, 'GET', `/api/v1/jobs/${open?.token}`)).body.reference).toBe(open?.reference);
    expect(JSON.stringify(body)).not.toMatch(/address|entry|guest_/);
  });

  it('leaves out what they declined, and what went by without an answer', async () => {
    const [declined, missed] = [await job(), await job()];
    const references = [(await declined.detail()).reference, (await missed.detail()).reference];
    await declined.asContractor('decline');
    clock.advance(2 * 3_600);
    const { body } = await pageOf(await linkOf());
    const shown = [...body.open, ...body.past].map(({ reference }: Row) => reference);
    expect(shown.filter((one) => references.includes(one))).toEqual([]);
  });

  it('comes with the messages to them', async () => {
    const link = await linkOf();
    await job();
    const texts = (await readOutbox(at.application)).filter(({ text }) => text.includes('Drain is slow'));
    expect(texts.at(-1)?.text ?? texts[0]?.text).toContain(link);
  });
});

describe('the link to it', () => {
  it('ends with a new one, and with the contractor; links to single jobs do not', async () => {
    const one = await job();
    const before = await linkOf();
    const renewed = await linkOf('POST');
    expect(renewed).not.toBe(before);
    expect((await pageOf(before)).status).toBe(404);
    expect((await pageOf(renewed)).status).toBe(200);
    expect((await one.asJob()).status).toBe(200);
    expect(await linkOf()).toBe(renewed);
  });

  it('opens nothing where a part of it is another', async () => {
    const link = await linkOf();
    const [id, version, signature] = link.split('/').at(-1)?.split('.') ?? [];
    for (const token of [
      `${id}.${Number(version) + 1}.${signature}`,
      `${id}.0${version}.${signature}`,
      `${id}.${signature}`,
      `${id}.${version}.${'a'.repeat(22)}`,
    ])
      expect([token, (await pageOf(token)).status]).toEqual([token, 404]);
  });
});
