import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import {
  acceptOffer,
  chooseTime,
  closeUnconfirmed,
  completeByHand,
  confirmFixed,
  decideApproval,
  declineOffer,
  editOrder,
  endHold,
  expireOffer,
  finishWork,
  holdOrder,
  mergeOrder,
  reopenByHand,
  setOff,
  startWork,
  unmergeOrder,
  wakeHeld,
} from '#features/dispatch';
import { cancelForGuest, cancelWorkOrder, findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
import { offerByHand } from '#server/features/dispatch/choose-contractors.ts';
import { proposeTimes } from '#server/features/dispatch/visit-times.ts';
import { needFollowUp, reportNoAccess } from '#server/features/dispatch/visits.ts';
import { stateAfter, type WorkOrderAct } from '#server/features/work-orders/moves.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { SignedLinks } from '#server/kernel/signed-links.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { SettableClock } from './clock.ts';

/** What is to be known of a job to say what each verb does. */
export type Model = {
  state: DispatchState;
  /** Of whoever was asked last. */
  offer: 'none' | 'open' | 'accepted' | 'declined' | 'over';
  /** `settled`: the job went on without an answer. */
  approval: 'none' | 'open' | 'approved' | 'refused' | 'settled';
  /** Whether the owner's rules ask them first. */
  asks: boolean;
  contractors: number;
  contractorsLeft: number;
  hasTimes: boolean;
  saidNo: boolean;
  isCancelled: boolean;
  isHeld: boolean;
  /** It was opened again, and nobody was asked since. */
  isAskedAnew: boolean;
  /** How it stood before it went on in another one; null where it did not. */
  merged: Pick<Model, 'state' | 'isHeld'> | null;
};

/** The job itself, and what stands around it. */
export type Job = {
  id: string;
  customerId: string;
  clock: SettableClock;
  links: SignedLinks;
  /** One more open work order of the property. */
  another(): Promise<string>;
  /** The one that it is merged into. */
  other: string;
  inUnit<T>(actor: Actor, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
};

/** `change`: what the verb does to the model; `nothing`: it is said again, and has no effect. */
type Outcome = { change: Partial<Model> } | 'nothing' | 'refused';

export type Verb = {
  name: string;
  expect(model: Model): Outcome;
  run(job: Job): Promise<unknown>;
  /** What else is to be seen once it is done. */
  sees?(order: WorkOrderRecord, job: Job): void;
};

const isBeforeWork = ({ state }: Model) => ['accepted', 'scheduled', 'awaiting_parts'].includes(state);

/** Whether the table allows it, and where it then is. */
const moved = (model: Model, act: WorkOrderAct, change: Partial<Model> = {}): Outcome => {
  const state = stateAfter(model.state, act);
  return state ? { change: { ...change, state } } : 'refused';
};

/** To the next contractor, or to a person when nobody is left. */
const passedOn = (
  { contractorsLeft: left }: Model,
  offer: Model['offer'],
  change: Partial<Model> = {},
): { change: Partial<Model> } => ({
  change: left
    ? { ...change, state: 'offered', offer: 'open', contractorsLeft: left - 1, hasTimes: false, isAskedAnew: false }
    : { ...change, state: 'triage', offer, hasTimes: false },
});

/** Whoever was asked and has not answered is asked no more; nor is the owner. */
const withdrawn = ({ offer, approval }: Model): Partial<Model> => ({
  offer: offer === 'open' ? 'over' : offer,
  approval: approval === 'open' ? 'settled' : approval,
});

/** A job that ends; whoever accepted it keeps it where it is done, and loses it where it was cancelled. */
function ended(model: Model, act: WorkOrderAct, change: Partial<Model> = {}): Outcome {
  const { offer, ...rest } = withdrawn(model);
  const isLost = change.isCancelled && model.offer === 'accepted';
  return moved(model, act, { ...rest, offer: isLost ? 'over' : offer, hasTimes: false, ...change });
}

const openedAgain = (model: Model): Partial<Model> => ({
  offer: model.offer === 'accepted' ? 'over' : model.offer,
  contractorsLeft: model.contractors,
  isAskedAnew: true,
  saidNo: false,
  hasTimes: false,
  isCancelled: false,
  merged: null,
});

/** Off its hold: whoever has the job keeps it; otherwise it goes on where it stood. */
function goesOn(model: Model): Outcome {
  if (model.state !== 'triage') return { change: { isHeld: false } };
  if (model.offer !== 'none' || model.approval === 'approved') return passedOn(model, model.offer, { isHeld: false });
  if (model.approval === 'refused') return { change: { isHeld: false } };
  if (model.asks) return { change: { isHeld: false, state: 'awaiting_approval', approval: 'open' } };
  return passedOn(model, 'none', { isHeld: false });
}

function isNotHeld(order: WorkOrderRecord) {
  if (order.hold_until || order.hold_reason) throw new Error('it is still held');
}

/** With a person, as before the merge; otherwise whoever was asked is asked anew. */
function isApart(model: Model): Outcome {
  if (!model.merged) return 'refused';
  const { state, isHeld } = model.merged;
  const apart = { isCancelled: false, merged: null };
  if (state === 'triage') return { change: { ...apart, state, isHeld } };
  const asked = { ...openedAgain(model), saidNo: model.saidNo };
  if (state === 'awaiting_approval') return { change: { ...asked, state, approval: 'open' } };
  return passedOn({ ...model, ...asked }, 'open', asked);
}

let titles = 0;

/** Whoever accepted it acts; nobody else may. */
const ofAccepted = (model: Model, act: WorkOrderAct, change: Partial<Model> = {}): Outcome =>
  model.offer === 'accepted' ? moved(model, act, change) : 'refused';

const asContractor = (job: Job, work: (unit: UnitOfWork, offerId: string) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'contractor', { name: 'Somebody' }), async (unit) =>
    work(unit, await lastOffer(unit, job.id)),
  );
const asGuest = (job: Job, work: (unit: UnitOfWork) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'guest'), work);
const asOwner = (job: Job, work: (unit: UnitOfWork) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'owner'), work);
const asHouse = (job: Job, work: (unit: UnitOfWork) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'assistant'), work);
const agent: Actor = { kind: 'agent', userId: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Maya Agent' };

async function lastOffer({ client }: UnitOfWork, workOrderId: string): Promise<string> {
  const last = 'select id from dispatch_offers where work_order_id = $1 order by rank desc limit 1';
  const { rows } = await client.query<{ id: string }>(last, [workOrderId]);
  return rows[0]?.id ?? workOrderId; // of nobody: no such offer
}

async function lastAsked({ client }: UnitOfWork, workOrderId: string): Promise<string[]> {
  const last = 'select contractor_id as id from dispatch_offers where work_order_id = $1 order by rank desc limit 1';
  return (await client.query<{ id: string }>(last, [workOrderId])).rows.map(({ id }) => id);
}

async function lastApproval({ client }: UnitOfWork, workOrderId: string): Promise<string> {
  // The one that waits: a hold settles what was asked, and the owner is asked anew after it.
  const last =
    'select id from approvals where work_order_id = $1 order by decision is null desc, created_at desc limit 1';
  const { rows } = await client.query<{ id: string }>(last, [workOrderId]);
  return rows[0]?.id ?? workOrderId;
}

const sayIsFixed = (isFixed: boolean) => (job: Job) =>
  asGuest(job, async (unit) => confirmFixed(unit, await findWorkOrder(unit, job.id), isFixed));
const decide = (approves: boolean) => (job: Job) =>
  job.inUnit(serviceFor(job.customerId, 'owner'), async (unit) =>
    decideApproval(unit, await lastApproval(unit, job.id), approves),
  );
const inHours = (job: Job, hours: number) => new Date(job.clock.now().getTime() + hours * 3_600_000).toISOString();

function takeApart(job: Job): Promise<unknown> {
  job.clock.set(new Date(job.clock.now().getTime() + 1000));
  return job.inUnit(agent, (unit) => unmergeOrder(unit, job.id));
}

/** A second later: who was asked before is told from who is asked anew. */
function reopen(job: Job, look: boolean): Promise<unknown> {
  job.clock.set(new Date(job.clock.now().getTime() + 1000));
  return job.inUnit(agent, (unit) => reopenByHand(unit, job.id, { why: 'It drips again', look }));
}

export const verbs: Verb[] = [
  {
    name: 'accept',
    expect: (model) =>
      model.offer === 'accepted'
        ? 'nothing'
        : model.offer === 'open'
          ? moved(model, 'accept', { offer: 'accepted' })
          : 'refused',
    run: (job) => asContractor(job, (unit, id) => acceptOffer(unit, id, { from: null, to: null })),
  },
  {
    name: 'decline',
    expect: (model) => {
      if (model.offer === 'declined') return 'nothing';
      const givesBack = model.offer === 'accepted' && model.state === 'accepted';
      return model.offer === 'open' || givesBack ? passedOn(model, 'declined') : 'refused';
    },
    run: (job) => asContractor(job, (unit, id) => declineOffer(unit, id, null)),
  },
  {
    name: 'stay silent',
    expect: (model) =>
      model.offer === 'none' ? 'refused' : model.offer === 'open' ? passedOn(model, 'over') : 'nothing',
    run: async (job) => {
      const { state, due } = await job.inUnit(system, (unit) => offerTimes(unit, job.id));
      if (state === 'offered' && due) job.clock.set(due);
      await job.inUnit(system, async (unit) => expireOffer(unit, await lastOffer(unit, job.id)));
    },
  },
  {
    name: 'set off',
    expect: (model) =>
      model.offer === 'accepted' && model.state === 'en_route'
        ? 'nothing'
        : ofAccepted(model, 'set_off', { hasTimes: false }),
    run: (job) => asContractor(job, (unit, id) => setOff(unit, id, null)),
  },
  {
    name: 'say how long the way takes',
    expect: (model) => ofAccepted(model, 'set_off', { hasTimes: false }),
    run: (job) => asContractor(job, (unit, id) => setOff(unit, id, 20)),
    sees(order, { clock }) {
      if (order.arrival_from?.getTime() !== clock.now().getTime() + 20 * 60_000)
        throw new Error('the time of arrival was dropped');
    },
  },
  {
    name: 'start',
    expect: (model) =>
      model.offer === 'accepted' && model.state === 'on_site'
        ? 'nothing'
        : ofAccepted(model, 'start_work', { hasTimes: false }),
    run: (job) => asContractor(job, (unit, id) => startWork(unit, id)),
  },
  {
    name: 'find the door closed',
    expect: (model) => ofAccepted(model, 'find_door_closed'),
    run: (job) => asContractor(job, (unit, id) => reportNoAccess(unit, id, 'Nobody opened')),
  },
  {
    name: 'have to come again',
    expect: (model) => ofAccepted(model, 'need_follow_up'),
    run: (job) => asContractor(job, (unit, id) => needFollowUp(unit, id, 'A part is missing')),
  },
  {
    name: 'finish',
    expect: (model) =>
      model.offer === 'accepted' && model.state === 'pending_confirmation'
        ? 'nothing'
        : ofAccepted(model, 'finish_work'),
    run: (job) =>
      asContractor(job, (unit, id) => finishWork(unit, id, { resolution_notes: 'Cleared it.', cost_cents: 9_000 })),
  },
  {
    name: 'propose times',
    expect: (model) => (model.offer === 'accepted' && isBeforeWork(model) ? { change: { hasTimes: true } } : 'refused'),
    run: (job) =>
      asContractor(job, (unit, id) => proposeTimes(unit, id, [{ from: inHours(job, 2), to: inHours(job, 3) }])),
  },
  {
    name: 'choose a time',
    expect: (model) => (model.hasTimes ? moved(model, 'choose_time', { hasTimes: false }) : 'refused'),
    run: (job) =>
      asGuest(job, async (unit) => {
        const [time] = (await findWorkOrder(unit, job.id)).proposed_windows ?? [];
        await chooseTime(unit, job.id, time?.from ?? inHours(job, 1));
      }),
  },
  {
    name: 'say it is fixed',
    expect: (model) => moved(model, 'confirm_fixed'),
    run: sayIsFixed(true),
  },
  {
    name: 'say it is not fixed',
    expect: (model) =>
      model.saidNo ? moved(model, 'reopen', { offer: 'over' }) : moved(model, 'call_back', { saidNo: true }),
    run: sayIsFixed(false),
  },
  {
    name: 'say nothing for two days',
    expect: (model) => (model.state === 'pending_confirmation' ? moved(model, 'close_unconfirmed') : 'nothing'),
    run: async (job) => {
      const { confirm_due_at: due } = await job.inUnit(system, (unit) => findWorkOrder(unit, job.id));
      if (due) job.clock.set(due);
      await job.inUnit(system, (unit) => closeUnconfirmed(unit, job.id));
    },
  },
  {
    name: 'cancel',
    expect: (model) => (model.isCancelled ? 'nothing' : ended(model, 'cancel', { isCancelled: true })),
    run: (job) => job.inUnit(agent, (unit) => cancelWorkOrder(unit, job.id, 'Not needed any more')),
  },
  {
    name: 'cancel as the guest takes it back',
    expect: (model) => (model.isCancelled ? 'nothing' : ended(model, 'cancel_by_guest', { isCancelled: true })),
    run: (job) => asHouse(job, (unit) => cancelForGuest(unit, job.id, 'Never mind')),
  },
  {
    name: 'put it on hold',
    expect: (model) =>
      moved(model, 'hold', { isHeld: true, hasTimes: false, ...(model.state !== 'accepted' && withdrawn(model)) }),
    run: (job) =>
      job.inUnit(agent, (unit) =>
        holdOrder(unit, job.id, { until: new Date(inHours(job, 48)), reason: 'The part comes on Friday' }),
      ),
    sees(order) {
      if (!order.hold_until) throw new Error('it is not held');
    },
  },
  {
    name: 'take it off hold',
    expect: (model) => (model.isHeld ? goesOn(model) : 'refused'),
    run: (job) => asOwner(job, (unit) => endHold(unit, job.id)),
    sees: isNotHeld,
  },
  {
    name: 'let the hold run out',
    expect: (model) => (model.isHeld ? goesOn(model) : 'nothing'),
    async run(job) {
      const { hold_until } = await job.inUnit(system, (unit) => findWorkOrder(unit, job.id));
      if (hold_until) job.clock.set(hold_until);
      await job.inUnit(system, (unit) => wakeHeld(unit, job.id));
    },
    sees: isNotHeld,
  },
  {
    name: 'mark it as done',
    expect: (model) => ended(model, 'complete_by_hand'),
    run: (job) =>
      asOwner(job, (unit) => completeByHand(unit, job.id, { resolution_notes: 'Did it myself.', cost_cents: 4_000 })),
  },
  {
    name: 'mark it as done above the limit',
    expect: () => 'refused',
    run: (job) =>
      asOwner(job, (unit) => completeByHand(unit, job.id, { resolution_notes: 'Gold.', cost_cents: 90_000_000 })),
  },
  {
    name: 'reopen it by hand',
    expect: (model) => moved(model, 'reopen_by_hand', openedAgain(model)),
    run: (job) => reopen(job, false),
  },
  {
    name: 'reopen it and look for a contractor',
    expect: (model) =>
      stateAfter(model.state, 'reopen_by_hand')
        ? passedOn({ ...model, ...openedAgain(model) }, 'open', openedAgain(model))
        : 'refused',
    run: (job) => reopen(job, true),
  },
  {
    name: 'be merged into another one',
    expect: (model) =>
      model.merged
        ? 'nothing'
        : ended(model, 'merge', { isCancelled: true, merged: { state: model.state, isHeld: model.isHeld } }),
    run: (job) => job.inUnit(agent, (unit) => mergeOrder(unit, job.id, job.other)),
  },
  { name: 'be taken apart again', expect: isApart, run: takeApart },
  {
    name: 'take another one in',
    expect: (model) => moved(model, 'take_in'),
    run: async (job) => {
      const another = await job.another();
      await asOwner(job, (unit) => mergeOrder(unit, another, job.id));
    },
  },
  {
    name: 'change its title',
    expect: (model) => moved(model, 'edit'),
    run: (job) => asOwner(job, (unit) => editOrder(unit, job.id, { subject_line: `Title ${++titles}` })),
    sees(order) {
      if (order.subject_line !== `Title ${titles}`) throw new Error('the title was dropped');
    },
  },
  {
    name: 'be offered by hand to whoever was asked last',
    expect: (model) => {
      if (model.offer === 'open') return 'nothing';
      if (model.offer === 'none' || model.offer === 'accepted') return 'refused';
      const approval = model.approval === 'open' ? 'settled' : model.approval;
      const contractorsLeft = model.contractorsLeft - (model.isAskedAnew ? 1 : 0);
      return moved(model, 'offer', { offer: 'open', approval, contractorsLeft, isAskedAnew: false });
    },
    run: (job) =>
      job.inUnit(agent, async (unit) => {
        const contractorIds = await lastAsked(unit, job.id);
        if (contractorIds.length === 0) throw notFound();
        await offerByHand(unit, job.id, { contractorIds, why: 'They can come after all' });
      }),
  },
  {
    name: 'approve',
    expect: (model) =>
      model.approval === 'open'
        ? {
            change: {
              state: 'offered',
              approval: 'approved',
              offer: 'open',
              contractorsLeft: model.contractorsLeft - 1,
              isAskedAnew: false,
            },
          }
        : 'refused',
    run: decide(true),
  },
  {
    name: 'refuse',
    expect: (model) =>
      model.approval === 'open' ? moved(model, 'leave_to_person', { approval: 'refused' }) : 'refused',
    run: decide(false),
  },
];

async function offerTimes({ client }: UnitOfWork, workOrderId: string): Promise<{ state?: string; due?: Date }> {
  const last =
    'select state, expires_at as due from dispatch_offers where work_order_id = $1 order by rank desc limit 1';
  const { rows } = await client.query<{ state: string; due: Date }>(last, [workOrderId]);
  return rows[0] ?? {};
}
