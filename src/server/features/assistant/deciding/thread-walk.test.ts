import { beforeAll, describe, expect, test, vi } from 'vitest';
import { without } from '../carrying-out/stranger-limits.ts';
import {
  type ThreadMove,
  type ThreadMoveName,
  type ThreadState,
  threadMoves,
  threadStates,
  waitingStates,
} from '../conversation-state/thread-moves.ts';
import { expiredPlanReply } from '../replies/expired-plan-reply.ts';
import { mayFollow } from './allowed.ts';
import { lastResort } from './last-resort.ts';
import { type Reached, threadIn, turnsFor } from './thread-walk.fixture.ts';

/** Milliseconds: a busy machine only takes longer. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const states = Object.keys(threadStates) as ThreadState[]; // the keys are written in the table
const moves = Object.keys(threadMoves) as ThreadMoveName[]; // the keys are written in the table
const host = { name: 'Nora', phone: '5035550100', email: 'nora@example.com' };

/** Each move's lines in each state, whether the table lets it follow there or not. */
const reached: Reached[] = [];

beforeAll(async () => {
  for (const state of states) {
    for (const { lines, photos, houses = [undefined], ...world } of Object.values(turnsFor))
      for (const knowledge of houses)
        for (const line of lines) {
          const thread = await threadIn(state, world);
          if (knowledge) thread.knowledge = knowledge;
          reached.push(await thread.walk(line, photos));
        }
    const thread = await threadIn(state);
    const asked = await thread.walk('do you have a waffle iron?');
    reached.push(
      thread.reachedBy(expiredPlanReply(asked.decision, host, 'Lake House')),
      thread.reachedBy(without(asked.decision, asked.decision.actions)),
      thread.reachedBy(lastResort(thread.input('do you have a waffle iron?'))),
    );
  }
});

test('a thread comes into every state by what its guest writes', () => {
  expect(states.filter((state) => !reached.some(({ from }) => from === state))).toEqual([]);
});

test('no turn goes against the table', () => {
  expect(reached.filter(({ fault }) => fault !== null)).toEqual([]);
});

describe('every transition of the table has a turn that causes it', () => {
  test.each(moves)('%s', (name) => {
    const { from, to }: ThreadMove = threadMoves[name];
    const made = reached.filter(({ moves: [only, another] }) => only === name && another === undefined);
    expect(made.length).toBeGreaterThan(0);
    if (from) expect(new Set(made.map((one) => one.from))).toEqual(new Set(from));
    expect(made.filter((one) => !mayFollow(threadMoves[name], one.from))).toEqual([]);
    for (const state of to) expect(made.some((one) => (state === 'same' ? isKept(one) : one.to === state))).toBe(true);
  });
});

const isKept = ({ from, to }: Reached): boolean => waitingStates.some((state) => state === from && state === to);
