import { expect, test } from 'vitest';
import type { Job } from '#contract/dispatch/jobs.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import type { JobAct } from './job-acts.ts';
import { jobAhead } from './job-ahead.ts';

const offered = {
  offer_state: 'offered',
  dispatch_state: 'offered',
  next: 'accept',
  can: { accept: true, decline: true },
} as unknown as Job; // what the buttons read of it

const tap = (act: JobAct, state: Tap<JobAct>['state'] = 'waiting'): Tap<JobAct> => ({
  id: act.kind,
  at: '2026-11-20T18:00:00Z',
  act,
  file: null,
  state,
  problem: null,
  progress: 0,
});

const accept = tap({ kind: 'accept', body: {} });
const setOff = tap({ kind: 'on_my_way', body: {} });
const start = tap({ kind: 'start', body: {} });
const finish = tap({ kind: 'finish', body: { resolution_notes: 'Done.', cost_cents: 9_000 } });

test('a whole visit can be tapped without a network: each tap offers the next one', () => {
  const taps = [accept, setOff, start, finish];
  const nexts = taps.map((_, at) => jobAhead(offered, taps.slice(0, at + 1)).next);
  expect([offered.next, ...nexts]).toEqual(['accept', 'on_my_way', 'start', 'finish', null]);
  expect(jobAhead(offered, [accept]).can).toMatchObject({ accept: false, decline: false, add_photo: true });
});

test('it never says that the server has taken it: how the job stands stays as it was read', () => {
  expect(jobAhead(offered, [accept, setOff, start, finish]).dispatch_state).toBe('offered');
});

test('what was refused offers nothing', () => {
  expect(jobAhead(offered, [{ ...accept, state: 'refused' }]).next).toBe('accept');
});
