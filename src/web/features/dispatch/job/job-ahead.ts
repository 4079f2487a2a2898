import type { Job } from '#contract/dispatch/jobs.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import type { JobAct, JobActKind } from './job-acts.ts';

/**
 * What the page offers next while taps wait: each as if the server had taken it, so that a whole visit can be tapped
 * without a network. It says nothing of how the job stands, which is the server's to say.
 */
export function jobAhead(job: Job, taps: readonly Tap<JobAct>[]): Job {
  let ahead = job;
  for (const { act, state } of taps) if (state !== 'refused') ahead = { ...ahead, ...after[act.kind]?.(ahead, act) };
  return ahead;
}

const nothing: Job['can'] = {
  accept: false,
  decline: false,
  add_photo: false,
  add_invoice: false,
  say_cost: false,
  write: false,
  ask_more: false,
  send_estimate: false,
  say_late: false,
  propose: false,
  no_access: false,
  follow_up: false,
  mark_lock: false,
};

type Step = (job: Job, act: JobAct) => Partial<Job>;

/** The server's own steps (dispatch/policy.ts), as far as the buttons tell. */
const after: Partial<Record<JobActKind, Step>> = {
  accept: () => ({
    offer_state: 'accepted',
    next: 'on_my_way',
    can: {
      ...nothing,
      add_photo: true,
      add_invoice: true,
      write: true,
      ask_more: true,
      send_estimate: true,
      propose: true,
      mark_lock: true,
    },
  }),
  decline: () => ({ next: null, can: nothing }),
  on_my_way: ({ can }) => ({
    next: 'start',
    can: { ...can, decline: false, propose: false, say_late: true, no_access: true },
  }),
  start: ({ can }) => ({
    next: 'finish',
    can: { ...can, propose: false, say_late: false, no_access: true, follow_up: true },
  }),
  finish: () => ({ next: null, can: { ...nothing, add_invoice: true, write: true } }),
  no_access: ({ can }) => ({
    next: 'on_my_way',
    can: { ...can, say_late: false, no_access: false, follow_up: false, propose: true },
  }),
  follow_up: ({ can }) => ({
    next: 'start',
    can: { ...can, say_late: false, no_access: false, follow_up: false, propose: true },
  }),
  ask_more: (_, act) => (act.kind === 'ask_more' ? { asked_more_cents: act.body.amount_cents } : {}),
  /** Nothing more is asked while it waits. */
  estimate: ({ can }) => ({ can: { ...can, ask_more: false, send_estimate: false } }),
  mark_lock: (_, act) => (act.kind === 'mark_lock' ? { lock_fault: act.body.faulty } : {}),
  propose: (_, act) => (act.kind === 'propose' ? { proposed_times: act.body.times } : {}),
};
