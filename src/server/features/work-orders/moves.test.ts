import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DispatchState, dispatchStates } from '#contract/enumerations/work-orders.ts';
import { type Actor, type Behalf, serviceFor, system } from '#server/kernel/actor.ts';
import { endingActs, mayAct, stateAfter, type WorkOrderAct, workOrderActs } from './moves.ts';

type Step = { act: WorkOrderAct; from: DispatchState; to: DispatchState };

/** Each number picks one of what may be done; what ends a job now and then only. */
const walks = fc.array(fc.noBias(fc.nat({ max: 9999 })), { minLength: 60, maxLength: 90 }).map((picks): Step[] => {
  const steps: Step[] = [];
  let state: DispatchState = 'triage';
  for (const pick of picks) {
    const open = workOrderActs.filter((act) => stateAfter(state, act));
    const onward = open.filter((act) => ![state, 'closed'].includes(stateAfter(state, act) ?? state));
    const choice = pick % 20 > 7 && onward.length ? onward : open;
    const act = choice[Math.floor(pick / 20) % choice.length];
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
        if (to === 'on_site' && from !== to) expect(['en_route', 'awaiting_parts']).toContain(from);
        seen.push(to);
        if (to === 'on_site') expect(seen).toContain('en_route');
      }
    });
  });

  it('nothing follows its end but that a person opens it again', () => {
    holds((steps) => {
      for (const { act, from } of steps) if (from === 'closed') expect(['reopen_by_hand', 'unmerge']).toContain(act);
    });
  });

  it('it ends by a canceling, by the word or silence after the work, or by a person who says that it is done', () => {
    holds((steps) => {
      for (const { act, from, to } of steps) {
        if (to !== 'closed') continue;
        if (from === 'pending_confirmation') expect(['confirm_fixed', 'close_unconfirmed']).toContain(act);
        else expect([...endingActs, 'complete_by_hand']).toContain(act);
      }
    });
  });

  it('no guest, and nothing said to the assistant, calls off somebody who is on the way', () => {
    for (const state of ['en_route', 'on_site', 'pending_confirmation', 'closed'] as const)
      expect(stateAfter(state, 'cancel_by_guest')).toBeUndefined();
  });

  it('what is finished is not canceled any more', () => {
    for (const state of ['pending_confirmation', 'closed'] as const)
      for (const act of endingActs) expect(stateAfter(state, act)).toBeUndefined();
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
  ['cancel_by_guest', ['system', 'assistant', 'guest']],
  ['hold', ['owner', 'agent', 'admin', 'owner by a link']],
  ['end_hold', ['owner', 'agent', 'admin', 'system', 'assistant', 'owner by a link']],
  ['edit', ['owner', 'agent', 'admin', 'owner by a link']],
  ['complete_by_hand', ['owner', 'agent', 'admin', 'owner by a link']],
  ['merge', ['owner', 'agent', 'admin', 'owner by a link']],
  ['take_in', ['owner', 'agent', 'admin', 'owner by a link']],
  ['unmerge', ['owner', 'agent', 'admin', 'owner by a link']],
  ['reopen_by_hand', ['owner', 'agent', 'admin', 'owner by a link']],
  ['offer', Object.keys(everyone)],
])('%s is for %o', (act, allowed) => {
  expect(Object.keys(everyone).filter((name) => mayAct(everyone[name] ?? system, act))).toEqual(allowed);
});
