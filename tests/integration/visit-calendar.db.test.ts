import { describe, expect, it } from 'vitest';
import { call } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

// The visit of a job in its contractor's own calendar.

const { at, job } = jobsAtHand();

const time = { from: '2026-11-24T18:00:00.000Z', to: '2026-11-24T20:00:00.000Z' };
type Job = Awaited<ReturnType<typeof job>>;

/** A calendar file, unfolded, by the names of its lines. */
async function fileAt(path: string) {
  const answer = await call(at.application, 'GET', path);
  const text = String(answer.body).replaceAll('\r\n ', '');
  const lines = text.split('\r\n');
  const line = (name: string) => lines.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1);
  return { status: answer.status, type: answer.headers.get('content-type'), text, line };
}
const visitOf = async (one: Job) => fileAt(`${await one.jobPath()}/visit.ics`);

async function agreed() {
  const one = await job();
  await one.asContractor('accept');
  await one.asContractor('times', { times: [time] });
  await one.asGuest('time', { from: time.from });
  return one;
}

describe('a visit in the calendar', () => {
  it('says when in UTC, where, and what is wrong', async () => {
    const one = await agreed();
    const file = await visitOf(one);
    expect(file).toMatchObject({ status: 200, type: expect.stringContaining('text/calendar') });
    expect(file.line('UID')).toBe(`visit-${one.id}@porchlight`);
    expect(file.line('DTSTART')).toBe('20261124T180000Z');
    expect(file.line('DTEND')).toBe('20261124T200000Z');
    expect(file.line('SUMMARY')).toBe('Plumbing: Drain is slow');
    expect(file.line('STATUS')).toBe('CONFIRMED');
    expect(file.line('LOCATION')).toBeTruthy();
  });

  it('is the same one after a change, with a higher number', async () => {
    const one = await agreed();
    const before = await visitOf(one);
    await one.asContractor('late', { minutes: 60 });
    const after = await visitOf(one);
    expect(after.line('UID')).toBe(before.line('UID'));
    expect(after.line('DTSTART')).toBe('20261124T190000Z');
    expect(Number(after.line('SEQUENCE'))).toBeGreaterThan(Number(before.line('SEQUENCE')));
  });

  it('is struck out once the job is cancelled, and says nothing exact any more', async () => {
    const one = await agreed();
    const before = await visitOf(one);
    await call(at.application, 'POST', `/api/v1/work-orders/${one.id}/cancel`, { why: 'Over' }, at.owner);
    const after = await visitOf(one);
    expect(after.line('UID')).toBe(before.line('UID'));
    expect(after.line('STATUS')).toBe('CANCELLED');
    expect(Number(after.line('SEQUENCE'))).toBeGreaterThan(Number(before.line('SEQUENCE')));
    expect(after.line('LOCATION')).toBeUndefined();
    expect(after.text).not.toContain(before.line('LOCATION'));
  });

  it('comes with accepting and a time, and not before', async () => {
    const one = await job();
    expect((await visitOf(one)).status).toBe(409);
    await one.asContractor('accept');
    expect((await visitOf(one)).status).toBe(409);
    const path = (await one.jobPath()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await fileAt(`${path}/visit.ics`)).status).toBe(404);
  });

  it('all of them stand in one calendar, behind the link to all jobs', async () => {
    const [one, unagreed] = [await agreed(), await job()];
    await unagreed.asContractor('accept');
    const { offers } = await one.detail();
    const id = offers.at(-1).contractor_id;
    const { link } = (await call(at.application, 'GET', `/api/v1/contractors/${id}/page-link`, undefined, at.owner))
      .body;
    const path = `/api/v1/contractor-links/${link.split('/').at(-1)}/visits.ics`;
    const file = await fileAt(path);
    expect(file.text).toContain(`UID:visit-${one.id}@porchlight`);
    expect(file.text).not.toContain(unagreed.id);
    await call(at.application, 'POST', `/api/v1/contractors/${id}/page-link`, {}, at.owner);
    expect((await fileAt(path)).status).toBe(404);
  });
});
