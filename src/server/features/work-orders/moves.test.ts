import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DispatchState, dispatchStates } from '#contract/enumerations/work-orders.ts';
import { type Actor, type Behalf, serviceFor, system } from '#server/kernel/actor.ts';
import { mayAct, stateAfter, type WorkOrderAct, workOrderActs } from './moves.ts';

type Step = { act: WorkOrderAct; from: DispatchState; to: DispatchState };

/** Each number picks one of what may be done; a canceling, which ends all, now and then only. */
const walks = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 40, maxLength: 60 }).map((picks): Step[] => {
  const steps: Step[] = [];
  let state: DispatchState = 'triage';
  for (const pick of picks) {
    const open = workOrderActs.filter((act) => stateAfter(state, act) && act !== 'cancel');
    const act = pick % 20 ? open[pick % open.length] : 'cancel';
    const to: DispatchState | undefined = act && stateAfter(state, act);
    if (!act || !to) break;
    steps.push({ act, from: state, to });
    state = to;
  }
  return steps;
});

const withContractor: DispatchState[] = ['accepted', 'scheduled', 'en_route', 'on_site', 'awaiting_parts'];
const holds = (property: (steps: Step[]) => void) => fc.assert(fc.property(walks, property), { numRuns: 2000 });

describe('however a work order walks', () => {
  it('the walks take every step there is', () => {
    const taken = new Set<string>();
    holds((steps) => void steps.map(({ act, from }) => taken.add(`${from} ${act}`)));
    const all = dispatchStates.flatMap((from) =>
      workOrderActs.filter((act) => stateAfter(from, act)).map((act) => `${from} ${act}`),
    );
    expect([...taken].sort()).toEqual(all.sort());
  });

  it('nobody is on a job that nobody accepted since it was last looked for', () => {
    holds((steps) => {
      let hasAccepted = false;
      for (const { act, to } of steps) {
        if (act === 'accept') hasAccepted = true;
        if (to === 'triage') hasAccepted = false;
        if (withContractor.includes(to) || to === 'pending_confirmation') expect(hasAccepted).toBe(true);
      }
    });
  });

  it('it is finished only from work that was begun on the way', () => {
    holds((steps) => {
      const seen: DispatchState[] = [];
      for (const { act, from, to } of steps) {
        if (act === 'finish_work') expect(from).toBe('on_site');
        if (to === 'on_site') expect(['en_route', 'awaiting_parts']).toContain(from);
        seen.push(to);
        if (to === 'on_site') expect(seen).toContain('en_route');
      }
    });
  });

  it('nothing follows its end, and it ends by a canceling or the word, or silence, after the work', () => {
    holds((steps) => {
      const end = steps.findIndex(({ to }) => to === 'closed');
      if (end === -1) return;
      expect(end).toBe(steps.length - 1);
      expect(['cancel', 'confirm_fixed', 'close_unconfirmed']).toContain(steps[end]?.act);
    });
  });
});

it('every state is reached, and from each there is a way to the end', () => {
  const follow = (from: DispatchState): DispatchState[] =>
    workOrderActs.map((act) => stateAfter(from, act)).filter((to) => to !== undefined);
  const reached = new Set<DispatchState>(['triage']);
  for (const state of reached) for (const to of follow(state)) reached.add(to);
  expect([...reached].sort()).toEqual([...dispatchStates].sort());
  for (const state of dispatchStates) expect(state === 'closed' || follow(state).includes('closed')).toBe(true);
});

const forWhom = (behalf: Behalf) => serviceFor('c', behalf);
const owner: Actor = { kind: 'owner', userId: '1', customerId: 'c', name: 'Olive' };
const agent: Actor = { kind: 'agent', userId: '2', name: 'Maya' };
const admin: Actor = { kind: 'admin', userId: '3', name: 'Ada' };
const everyone: Record<string, Actor> = {
  owner,
  agent,
  admin,
  system,
  assistant: forWhom('assistant'),
  contractor: forWhom('contractor'),
  guest: forWhom('guest'),
  'owner by a link': forWhom('owner'),
};

it.each<[WorkOrderAct, string[]]>([
  ['accept', ['agent', 'admin', 'contractor']],
  ['set_off', ['contractor']],
  ['finish_work', ['contractor']],
  ['choose_time', ['guest']],
  ['confirm_fixed', ['guest']],
  ['close_unconfirmed', ['system', 'assistant']],
  ['cancel', ['owner', 'agent', 'admin', 'system', 'assistant', 'owner by a link']],
  ['offer', Object.keys(everyone)],
])('%s is for %o', (act, allowed) => {
  expect(Object.keys(everyone).filter((name) => mayAct(everyone[name] ?? system, act))).toEqual(allowed);
});
