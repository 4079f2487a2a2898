import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOwner, call, signIn } from '../support/application.ts';
import { endOpenJobs, jobsAtHand } from '../support/jobs-at-hand.ts';

// A contractor in numbers: jobs, stars, time to answer, prices by kind.

const { at, clock, job } = jobsAtHand();
const get = (path: string, as = at.owner) => call(at.application, 'GET', `/api/v1${path}`, undefined, as);
let plumber: string;
let minute = 0;
const later = (minutes: number) => {
  minute += minutes;
  clock.set(new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000).toISOString());
};

/** A job answered after so many minutes and finished at this cost, in cents. */
const done = async (wait: number, { cost, trouble, stars }: { cost: number; trouble?: string; stars?: number }) => {
  await endOpenJobs(at.application);
  const one = await job();
  later(wait);
  for (const act of ['accept', 'on-my-way', 'start']) expect((await one.asContractor(act)).status).toBe(200);
  await one.asContractor('finish', { resolution_notes: 'Cleared it.', cost_cents: cost });
  expect((await one.asGuest('confirm', { fixed: true })).status).toBe(200);
  if (stars) expect((await one.asGuest('rating', { stars })).status).toBe(200);
  await at.application.authDb.execute(sql`update work_orders set trouble = ${trouble ?? null} where id = ${one.id}`);
  return one.id;
};

beforeAll(async () => {
  const { items } = (await get('/contractors')).body;
  plumber = items.find((one: { company_name: string }) => one.company_name === 'Yaquina Plumbing').id;
});

describe('the history of a contractor', () => {
  it('is empty before the first job', async () => {
    expect((await get(`/contractors/${plumber}/history`)).body).toEqual({
      jobs: { running: 0, completed: 0, cancelled: 0 },
      stars: null,
      offers: { answered: 0, unanswered: 0, declined: 0, median_answer_seconds: null },
      prices: [],
    });
  });

  it('counts answers, stars and what jobs of a kind cost, and lists the jobs', async () => {
    const jobs = [
      await done(2, { cost: 10_000, trouble: 'drain', stars: 5 }),
      await done(4, { cost: 30_000, trouble: 'drain', stars: 4 }),
      await done(9, { cost: 12_000, trouble: 'drain' }),
      await done(3, { cost: 20_000 }),
    ];
    await endOpenJobs(at.application);
    const refused = await job();
    later(20);
    expect((await refused.asContractor('decline', {})).status).toBe(200);
    // Accepted after a minute and given back later: the first answer counts.
    const back = await job();
    later(1);
    expect((await back.asContractor('accept')).status).toBe(200);
    later(10);
    expect((await back.asContractor('decline', {})).status).toBe(200);
    const running = await job();
    later(3);
    expect((await running.asContractor('accept')).status).toBe(200);
    expect((await get(`/contractors/${plumber}/history`)).body).toEqual({
      jobs: { running: 1, completed: 4, cancelled: 0 },
      stars: { average: 4.5, count: 2 },
      offers: { answered: 7, unanswered: 0, declined: 2, median_answer_seconds: 180 },
      prices: [
        {
          service_type: 'plumbing',
          trouble: 'Slow or blocked drain',
          count: 3,
          median_cents: 12_000,
          lowest_cents: 10_000,
          highest_cents: 30_000,
        },
        {
          service_type: 'plumbing',
          trouble: null,
          count: 1,
          median_cents: 20_000,
          lowest_cents: 20_000,
          highest_cents: 20_000,
        },
      ],
    });
    const listed = (await get(`/work-orders?contractor_id=${plumber}`)).body.items.map((one: { id: string }) => one.id);
    expect(listed).toEqual([running.id, ...jobs.toReversed()]);
  }, 60_000);

  it("is not another owner's to read", async () => {
    await addOwner(at.application, 'nina@example.com', 'Nina Next');
    const stranger = await signIn(at.application, 'nina@example.com');
    expect((await get(`/contractors/${plumber}/history`, stranger)).status).toBe(404);
    expect((await get(`/work-orders?contractor_id=${plumber}`, stranger)).body.items).toEqual([]);
  });
});
