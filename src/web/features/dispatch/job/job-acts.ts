import type { Inputs } from '../../../lib/http/rest.ts';

type Input<Act extends keyof Inputs['jobs']> = Omit<Inputs['jobs'][Act], 'token'>;

/** What is sent with each thing that the holder of a job link may do. */
type Bodies = {
  accept: Input<'accept'>;
  decline: Input<'decline'>;
  on_my_way: Input<'onMyWay'>;
  start: object;
  finish: Input<'finish'>;
  ask_more: Input<'askMore'>;
  mark_lock: Input<'markLock'>;
  propose: Input<'proposeTimes'>;
  no_access: Input<'noAccess'>;
  follow_up: Input<'followUp'>;
  /** The photo itself goes beside it. */
  photo: { name: string };
};

/** One thing done to a job, as it is sent and as it waits to be sent. */
export type JobAct = { [Kind in keyof Bodies]: { kind: Kind; body: Bodies[Kind] } }[keyof Bodies];
export type JobActKind = JobAct['kind'];

export const actPaths: Record<Exclude<JobActKind, 'photo'>, `/${string}`> = {
  accept: '/accept',
  decline: '/decline',
  on_my_way: '/on-my-way',
  start: '/start',
  finish: '/finish',
  ask_more: '/ask-more',
  mark_lock: '/lock',
  propose: '/times',
  no_access: '/no-access',
  follow_up: '/follow-up',
};
