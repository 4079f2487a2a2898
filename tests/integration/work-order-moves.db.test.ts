import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import { findWorkOrder, openWorkOrder, timelineOf } from '#features/work-orders';
import { stateAfter, workOrderActs } from '#server/features/work-orders/moves.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import {
  addOwner,
  addProperty,
  addTrade,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { type Job, type Model, type Verb, verbs } from '../support/job-model.ts';
import { saveRules } from '../support/rules.ts';

// The real verbs, in any order, against a model of the job: what the table of moves allows happens and is written down
// step by step, and what it does not is refused and leaves no trace.

const clock = createSettableClock('2026-11-20T18:00:00Z');
const companies = ['Yaquina Plumbing', 'Newport Plumbing'];
let application: TestApplication;
let customerId: string;
let propertyId: string;
let owner: { authorization: string };

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  propertyId = (await addProperty(application, customerId)).id;
  for (const [i, company_name] of companies.entries())
    await addTrade(application, customerId, propertyId, { company_name, phone: `(541) 555-012${i}` });
  owner = await signIn(application, 'olive@example.com');
});
afterAll(() => application.end());

const inUnit = <T>(actor: Actor, work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(application.deps.store, actor, work);

const open = async (service_type: 'plumbing' | 'pest_control') => {
  const order = { conversation_id: null, property_id: propertyId, service_type, urgency_level: 'high' as const };
  const told = { subject_line: 'Drain is slow', issue_summary: 'The kitchen drain is slow.' };
  const { id } = await inUnit(serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, { ...order, ...told, attempted_fix: null, call_summary: null }),
  );
  return id;
};

/** A job as it begins, with the owner asked or not. */
async function begin(isAsked: boolean): Promise<{ model: Model; real: Job }> {
  const id = await open('plumbing');
  const model: Model = {
    state: isAsked ? 'awaiting_approval' : 'offered',
    approval: isAsked ? 'open' : 'none',
    offer: isAsked ? 'none' : 'open',
    contractorsLeft: companies.length - (isAsked ? 0 : 1),
    hasTimes: false,
    saidNo: false,
    isCancelled: false,
    isHeld: false,
    isAskedAnew: false,
    merged: null,
    asks: isAsked,
    contractors: companies.length,
  };
  const another = () => open('pest_control');
  const links = application.deps.links.job;
  return { model, real: { id, customerId, clock, links, inUnit, another, other: await another() } };
}

const now = (id: string) =>
  inUnit(system, async (unit) => ({ order: await findWorkOrder(unit, id), timeline: await timelineOf(unit, id) }));

const edges = new Set(
  dispatchStates.flatMap((from) => workOrderActs.map((act) => `${from} → ${stateAfter(from, act)}`)),
);

class Step implements fc.AsyncCommand<Model, Job> {
  private readonly verb: Verb;
  constructor(verb: Verb) {
    this.verb = verb;
  }
  check = () => true;
  toString = () => this.verb.name;
  async run(model: Model, job: Job): Promise<void> {
    const outcome = this.verb.expect(model);
    const before = await now(job.id);
    const answer = await this.verb.run(job).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
    const after = await now(job.id);
    if (outcome === 'refused') expect(['CONFLICT', 'NOT_FOUND', 'OVER_LIMIT']).toContain(answer);
    else expect(answer).toBe('done');
    if (outcome === 'refused' || outcome === 'nothing') return expect(after).toEqual(before);
    // Whatever moves it takes it off its hold.
    const isMoved = outcome.change.state !== undefined && outcome.change.state !== model.state;
    Object.assign(model, isMoved && { isHeld: false }, outcome.change);
    expect(after.order.dispatch_state).toBe(model.state);
    const lines = after.timeline.slice(before.timeline.length);
    expect(lines).not.toEqual([]);
    let state: string = before.order.dispatch_state;
    for (const { from_state, to_state } of lines.filter((line) => line.to_state)) {
      expect(from_state).toBe(state);
      expect(edges).toContain(`${from_state} → ${to_state}`);
      state = to_state ?? state;
    }
    expect(state).toBe(model.state);
    this.verb.sees?.(after.order, job);
  }
}

/** What ends a job stands among them once, the rest more often: most walks are long. */
const ends = [
  'cancel',
  'cancel as the guest takes it back',
  'mark it as done',
  'say it is fixed',
  'say nothing for two days',
  'be merged into another one',
  'decline',
  'stay silent',
];
const onward = verbs.filter(({ name }) => !ends.includes(name));
const steps = [...verbs, ...onward, ...onward, ...onward].map((verb) => fc.constant(new Step(verb)));

it.each([
  [false, 20],
  [true, 8],
])(
  'every verb does to a job what the table of moves says, with the owner asked first: %s',
  async (isAsked, numRuns) => {
    expect(
      (
        await saveRules(application, owner, {
          quiet_hours: null,
          ...(isAsked && { actions: [{ action: 'ask_owner' }] }),
        })
      ).status,
    ).toBe(200);
    const walks = fc.commands(steps, { maxCommands: 50, size: 'max' });
    await fc.assert(
      fc.asyncProperty(walks, (walk) => fc.asyncModelRun(() => begin(isAsked), walk)),
      { numRuns },
    );
  },
  300_000,
);
