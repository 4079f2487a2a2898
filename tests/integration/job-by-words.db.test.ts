import { expect, it } from 'vitest';
import { words } from '../support/guest-thread.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

// What a guest does with a job by writing: take it back, send it on, ask for it. Their taps are in visits.db.test.ts.

const { job } = jobsAtHand();

it('a job that is no longer needed is taken back after one tap, and kept by the other', async () => {
  const one = await job();
  await one.asContractor('accept');
  const asked = words({ replies: await one.say('never mind, it fixed itself, no need for the plumber') });
  expect(asked).toMatch(/^Shall I take that job back/);
  expect(await one.detail()).toMatchObject({ dispatch_state: 'accepted' });
  expect(words({ replies: await one.say('No, keep it') })).toMatch(/^All right, the job stays/);
  await one.say('we do not need the plumber any more, cancel him please');
  expect(words({ replies: await one.say('Yes, take it back') })).toMatch(/^All right, I've taken the job back/);
  expect(await one.detail()).toMatchObject({ status: 'cancelled', dispatch_state: 'closed' });
});

it('"it is leaking again" after the work sends the same contractor back, with what was written', async () => {
  const one = await job();
  await one.finish();
  const said = words({ replies: await one.say('it is leaking again, same spot as before') });
  expect(said).toMatch(/^I'm sorry it isn't right yet/);
  expect(await one.detail()).toMatchObject({ status: 'in_progress', dispatch_state: 'accepted' });
  expect(JSON.stringify(await one.detail())).toContain('same spot as before');
});

it('"where is the plumber" is told how the job stands, with who comes', async () => {
  const one = await job();
  await one.asContractor('accept');
  const { assigned_contractor_name: company } = await one.detail();
  expect(words({ replies: await one.say('where is the plumber?') })).toContain(company);
});
