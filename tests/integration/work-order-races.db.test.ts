import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import { findWorkOrder, openWorkOrder, timelineOf } from '#features/work-orders';
import { stateAfter, workOrderActs } from '#server/features/work-orders/moves.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { addOwner, addProperty, addTrade, startTestApplication, type TestApplication } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { type Job, verbs } from '../support/job-model.ts';

// Guest, contractor, two of the desk, the owner and the timers act on one job at the same moment, by any of the real
// verbs: whoever comes first, the job goes only where the table of moves leads, and nobody has it who should not.

const clock = createSettableClock('2026-11-20T18:00:00Z');
let application: TestApplication;
let customerId: string;
let propertyId: string;

beforeAll(async () => {
  application = await startTestApplication({ clock });
  customerId = await addOwner(application, 'olive@example.com');
  propertyId = (await addProperty(application, customerId)).id;
  for (let i = 0; i < 3; i++)
    await addTrade(application, customerId, propertyId, { company_name: `Pipes ${i}`, phone: `(541) 555-012${i}` });
});
afterAll(() => application.end());

const inUnit = <T>(actor: Actor, work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(application.deps.store, actor, work);

async function open(): Promise<string> {
  const { id } = await inUnit(serviceFor(customerId, 'assistant'), (unit) =>
    openWorkOrder(unit, {
      conversation_id: null,
      property_id: propertyId,
      service_type: 'plumbing',
      urgency_level: 'urgent',
      subject_line: 'Drain is slow',
      issue_summary: 'The kitchen drain is slow.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  return id;
}

const begin = async (): Promise<Job> => ({
  ...{ id: await open(), another: open, other: await open() },
  ...{ customerId, clock, links: application.deps.links.job, inUnit },
});

/** What a verb may be refused for; anything else is a fault of ours. */
const refusals = ['CONFLICT', 'NOT_FOUND', 'GONE', 'OVER_LIMIT', 'FORBIDDEN'];
const under = ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts', 'pending_confirmation'];
const edges = new Set(
  dispatchStates.flatMap((from) => workOrderActs.map((act) => `${from} → ${stateAfter(from, act)}`)),
);

async function lookAt({ id }: Job) {
  const found = await inUnit(system, async (unit) => ({
    order: await findWorkOrder(unit, id),
    timeline: await timelineOf(unit, id),
    offers: (
      await unit.client.query<{ state: string; contractor_id: string }>(
        `select state, contractor_id from dispatch_offers where work_order_id = $1 and state in ('offered', 'accepted')`,
        [id],
      )
    ).rows,
    approvals: (await unit.client.query('select 1 from approvals where work_order_id = $1 and decision is null', [id]))
      .rows,
  }));
  return found;
}

async function expectWhole(job: Job) {
  const { order, timeline, offers, approvals } = await lookAt(job);
  const { dispatch_state: state } = order;
  let at = 'triage';
  for (const { from_state, to_state } of timeline.filter((line) => line.from_state && line.to_state)) {
    expect(from_state).toBe(at);
    expect(edges).toContain(`${from_state} → ${to_state}`);
    at = to_state ?? at;
  }
  expect(state).toBe(at);
  const open = offers.map((offer) => offer.state);
  if (under.includes(state)) expect(open).toEqual(['accepted']);
  else if (state === 'offered') expect(new Set(open)).toEqual(new Set(['offered']));
  else if (state === 'closed' && order.status === 'completed') expect(open).not.toContain('offered');
  else expect(open).toEqual([]);
  if (under.includes(state)) expect(order.assigned_contractor_id).toBe(offers[0]?.contractor_id);
  if (order.status === 'open') expect(order.assigned_contractor_id).toBeNull();
  if (state === 'closed') expect(approvals).toEqual([]);
  if (order.hold_until) expect(['triage', 'accepted', 'awaiting_parts']).toContain(state);
  expect(order.status === 'cancelled').toBe(
    state === 'closed' &&
      ['cancelled', 'merged'].includes(timeline.findLast((line) => line.to_state === 'closed')?.kind ?? ''),
  );
}

const onward = ['accept', 'set off', 'start', 'finish', 'reopen it and look for a contractor'];
const weighted = [...verbs, ...verbs.filter(({ name }) => onward.includes(name)), ...verbs];
/** Rounds of up to five who act at once. */
const rounds = fc.array(
  fc
    .array(fc.constantFrom(...weighted), { minLength: 2, maxLength: 5 })
    .map((round) => Object.assign(round, { toString: () => round.map(({ name }) => name).join(' | ') })),
  { minLength: 3, maxLength: 10 },
);

it('several who act at once never make a state that the table does not allow', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (walk) => {
      const job = await begin();
      for (const round of walk) {
        const answers = await Promise.allSettled(round.map((verb) => verb.run(job)));
        for (const answer of answers)
          if (answer.status === 'rejected') expect(refusals).toContain(answer.reason.code ?? String(answer.reason));
        await expectWhole(job);
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 300_000);
