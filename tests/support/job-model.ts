import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import {
  acceptOffer,
  chooseTime,
  closeUnconfirmed,
  confirmFixed,
  decideApproval,
  declineOffer,
  expireOffer,
  finishWork,
  setOff,
  startWork,
} from '#features/dispatch';
import { cancelWorkOrder, findWorkOrder, type WorkOrderRecord } from '#features/work-orders';
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
  approval: 'none' | 'open' | 'settled';
  contractorsLeft: number;
  hasTimes: boolean;
  saidNo: boolean;
  isCancelled: boolean;
};

/** The job itself, and what stands around it. */
export type Job = {
  id: string;
  customerId: string;
  clock: SettableClock;
  links: SignedLinks;
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
const passedOn = ({ contractorsLeft: left }: Model, offer: Model['offer']): Outcome => ({
  change: left
    ? { state: 'offered', offer: 'open', contractorsLeft: left - 1, hasTimes: false }
    : { state: 'triage', offer, hasTimes: false },
});

/** Whoever accepted it acts; nobody else may. */
const ofAccepted = (model: Model, act: WorkOrderAct, change: Partial<Model> = {}): Outcome =>
  model.offer === 'accepted' ? moved(model, act, change) : 'refused';

const asContractor = (job: Job, work: (unit: UnitOfWork, offerId: string) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'contractor', { name: 'Somebody' }), async (unit) =>
    work(unit, await lastOffer(unit, job.id)),
  );
const asGuest = (job: Job, work: (unit: UnitOfWork) => Promise<unknown>) =>
  job.inUnit(serviceFor(job.customerId, 'guest'), work);
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
  const { rows } = await client.query<{ id: string }>('select id from approvals where work_order_id = $1', [
    workOrderId,
  ]);
  return rows[0]?.id ?? workOrderId;
}

const sayIsFixed = (isFixed: boolean) => (job: Job) =>
  asGuest(job, async (unit) => confirmFixed(unit, await findWorkOrder(unit, job.id), isFixed));
const decide = (approves: boolean) => (job: Job) =>
  job.inUnit(serviceFor(job.customerId, 'owner'), async (unit) =>
    decideApproval(unit, await lastApproval(unit, job.id), approves),
  );
const inHours = (job: Job, hours: number) => new Date(job.clock.now().getTime() + hours * 3_600_000).toISOString();

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
      asContractor(job, (unit, id) => finishWork(unit, id, { resolution_notes: 'Cleared it.', cost_cents: null })),
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
    expect: (model) => {
      if (model.isCancelled) return 'nothing';
      const offer = ['open', 'accepted'].includes(model.offer) ? 'over' : model.offer;
      const approval = model.approval === 'open' ? 'settled' : model.approval;
      return moved(model, 'cancel', { isCancelled: true, offer, approval });
    },
    run: (job) => job.inUnit(agent, (unit) => cancelWorkOrder(unit, job.id, 'Not needed any more')),
  },
  {
    name: 'be offered by hand to whoever was asked last',
    expect: (model) => {
      if (model.offer === 'open') return 'nothing';
      if (model.offer === 'none' || model.offer === 'accepted') return 'refused';
      return moved(model, 'offer', { offer: 'open', approval: model.approval === 'open' ? 'settled' : model.approval });
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
              approval: 'settled',
              offer: 'open',
              contractorsLeft: model.contractorsLeft - 1,
            },
          }
        : 'refused',
    run: decide(true),
  },
  {
    name: 'refuse',
    expect: (model) =>
      model.approval === 'open' ? moved(model, 'leave_to_person', { approval: 'settled' }) : 'refused',
    run: decide(false),
  },
];

async function offerTimes({ client }: UnitOfWork, workOrderId: string): Promise<{ state?: string; due?: Date }> {
  const last =
    'select state, expires_at as due from dispatch_offers where work_order_id = $1 order by rank desc limit 1';
  const { rows } = await client.query<{ state: string; due: Date }>(last, [workOrderId]);
  return rows[0] ?? {};
}
