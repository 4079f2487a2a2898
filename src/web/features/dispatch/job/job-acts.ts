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
  estimate: Input<'sendEstimate'>;
  mark_lock: Input<'markLock'>;
  late: Input<'late'>;
  propose: Input<'proposeTimes'>;
  no_access: Input<'noAccess'>;
  follow_up: Input<'followUp'>;
  say_cost: Input<'sayCost'>;
  write: Input<'write'>;
  remove_invoice: Input<'removeInvoice'> & { name: string };
  /** The file itself goes beside these. */
  photo: { name: string };
  invoice: { name: string };
};

/** One thing done to a job, as it is sent and as it waits to be sent. */
export type JobAct = { [Kind in keyof Bodies]: { kind: Kind; body: Bodies[Kind] } }[keyof Bodies];
export type JobActKind = JobAct['kind'];

/** Those with a file, which shows where it stands what became of it. */
export const filePaths = { photo: '/photos', invoice: '/invoices' } as const;
export type FileActKind = keyof typeof filePaths;

export const isFile = (kind: JobActKind): kind is FileActKind => kind in filePaths;

const actPaths: Record<Exclude<JobActKind, FileActKind | 'remove_invoice'>, `/${string}`> = {
  accept: '/accept',
  decline: '/decline',
  on_my_way: '/on-my-way',
  start: '/start',
  finish: '/finish',
  ask_more: '/ask-more',
  estimate: '/estimate',
  mark_lock: '/lock',
  late: '/late',
  propose: '/times',
  no_access: '/no-access',
  follow_up: '/follow-up',
  say_cost: '/cost',
  write: '/messages',
};

export const pathOf = (act: Exclude<JobAct, { kind: FileActKind }>): `/${string}` =>
  act.kind === 'remove_invoice' ? `/invoices/${act.body.invoice_id}/remove` : actPaths[act.kind];
