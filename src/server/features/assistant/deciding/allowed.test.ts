import { describe, expect, test } from 'vitest';
import { stateOf } from '../conversation-state/move-of.ts';
import { faultIn, held } from './allowed.ts';
import type { Decision } from './decision.ts';
import { kindsOf, Thread, wordsOf } from './property-knowledge.fixture.ts';
import { job, threadIn } from './thread-walk.fixture.ts';

/** A decision that was right in a thread, and stands against the table in another one. */
const made = async (lines: readonly string[], prepare: (thread: Thread) => void = () => {}): Promise<Decision> => {
  const thread = new Thread();
  thread.stay = 'current';
  prepare(thread);
  let last: Decision | undefined;
  for (const line of lines) last = await thread.say(line);
  if (!last) throw new Error('Nothing was said.');
  return last;
};

describe('what an engine must not decide', () => {
  test("the same step's text twice", async () => {
    const thread = await threadIn('stepGiven');
    const next = await thread.say('Not yet');
    expect(next.kind).toBe('step');
    expect(faultIn(thread.input('Not yet'), next)).toBe('giveNextStep needs that the step was not told before');
    const first = await made(['the hot tub is cold']);
    expect(faultIn(thread.input('the hot tub is cold'), first)).toMatch(/^beginSteps needs/);
  });

  test('a note on a job where none is open', async () => {
    const noted = await made(['please tell the handyman that we have a dog'], (thread) => {
      thread.openOrders = [job()];
    });
    expect(kindsOf(noted)).toEqual(['add_to_work_order']);
    expect(faultIn(new Thread().input(''), noted)).toBe('noteOnJob needs that a job of the chat is not closed');
  });

  test('taking back where nothing is open, or nothing was asked', async () => {
    const asked = await made(['please cancel the handyman'], (thread) => {
      thread.openOrders = [job()];
    });
    expect(faultIn(new Thread().input(''), asked)).toMatch(/^askTakeBack needs/);
    const taken = await made(['please cancel the handyman', 'Yes, take it back'], (thread) => {
      thread.openOrders = [job()];
    });
    expect(kindsOf(taken)).toEqual(['cancel_work_order']);
    expect(faultIn(new Thread().input(''), taken)).toBe('takeBackJob in fresh');
  });

  test('a second code in the breath in which the first one failed', async () => {
    const lockedOut = await made(['we are locked out']);
    expect(kindsOf(lockedOut)).toContain('release_secret');
    const thread = await threadIn('codeHelped');
    expect(faultIn(thread.input(''), lockedOut)).toMatch(/^release_secret needs/);
    const then = await thread.say('still does not open');
    expect(kindsOf(then)).not.toContain('release_secret');
    expect(wordsOf(then)).not.toContain('{{secret:');
  });

  test('how a code is entered, a second time', async () => {
    const thread = await threadIn('codeHelped');
    await thread.say('hello');
    const helped = await made(['what is the door code', 'the code does not work']);
    expect(helped.kind).toBe('codeHelp');
    expect(faultIn(thread.input(''), helped)).toBe('helpWithCode needs that how it is entered was not told yet');
  });

  test('another state than the table leads to', async () => {
    const told = await made(["what's the wifi called"]);
    const elsewhere = { ...told, state: { ...told.state, pending: { kind: 'step' } as const } };
    expect(faultIn(new Thread().input(''), elsewhere)).toBe('answer from fresh to stepGiven');
    expect(() => held(new Thread().input(''), elsewhere)).toThrow(/thread-moves/);
  });
});

test('small talk in between leaves what was asked', async () => {
  const thread = await threadIn('codeHelped');
  await thread.say('are you a bot?');
  expect(stateOf(thread.state)).toBe('codeHelped');
});
