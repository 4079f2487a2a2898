import { describe, expect, test } from 'vitest';
import { readMessage } from '#language/reader';
import { kindsOf, orderIn, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { outcomeOf } from './outcome.ts';
import { playbooks } from './playbook-schema.ts';

const read = (id: string, words: string, asked = true) => {
  const playbook = playbooks.find((candidate) => candidate.id === id);
  if (!playbook) throw new Error(`No playbook ${id}.`);
  return outcomeOf(readMessage(words), playbook, asked);
};

describe('after a step', () => {
  test.each([
    ['breaker', 'done, and the lights are on', 'works'],
    ['breaker', 'yes I flipped it, and it tripped again', 'fails'],
    ['breaker', 'power came back', 'works'],
    ['breaker', 'it stopped again after a minute', 'fails'],
    ['smoke-alarm', 'new battery is in and it is quiet now', 'works'],
    ['smoke-alarm', 'put a new one in, the chirping stopped', 'works'],
    ['smoke-alarm', 'it went away and then came back', 'fails'],
    ['smoke-alarm', 'swapped it, still chirps', 'fails'],
    ['no-heat', 'it is getting warm', 'works'],
    ['no-heat', 'not warm at all', 'fails'],
    ['no-cooling', 'cold air again, thank you', 'works'],
    ['wifi', 'restarted it and we are online', 'works'],
    ['wifi', 'no change', 'fails'],
    ['toilet', 'it flushes again', 'works'],
    ['drain', 'worse than before', 'fails'],
    ['tv', 'yes', 'works'],
    ['tv', 'yes I tried that', 'waits'],
    ['tv', 'ok', 'waits'],
    ['tv', "sure, I'll try", 'waits'],
    ['tv', 'it is the big one over the mantel', 'none'],
  ])('%s: "%s" is %s', (id, words, outcome) => {
    expect(read(id, words)).toBe(outcome);
  });

  test('what was so before the trouble is no news of it', () => {
    expect(read('no-hot-water', 'it was hot this morning', false)).toBe('none');
  });
});

describe('in a thread', () => {
  test('a breaker that trips again is left alone, and somebody comes', async () => {
    const thread = new Thread();
    await thread.say('a breaker tripped in the hall');
    const decision = await thread.say('reset it, it tripped again');
    expect(orderIn(decision)).toMatchObject({ serviceType: 'electrical', urgency: 'high' });
  });

  test('a guest who is about to try is waited for', async () => {
    const thread = new Thread();
    await thread.say('the wifi is not working');
    expect((await thread.say('ok one moment')).actions).toEqual([]);
    expect(kindsOf(await thread.say('back online'))).toEqual(['solved']);
  });

  test('a guest who lacks what the step needs gets a visit', async () => {
    const thread = new Thread();
    await thread.say('the toilet is clogged');
    expect(orderIn(await thread.say("there's no plunger here"))).toBeDefined();
  });
});

describe('after the work order', () => {
  const withOpenLeak = async () => {
    const thread = new Thread();
    const order = orderIn(await thread.say('water is dripping under the bathroom sink'));
    if (order?.kind !== 'open_work_order') throw new Error('The leak opened no order.');
    thread.openOrders = [
      {
        id: '1',
        reference: 'W-1',
        subjectLine: order.subjectLine,
        serviceType: order.serviceType,
        state: 'offered',
        standing: '',
      },
    ];
    return thread;
  };

  test.each(['only while the tap runs', 'it only drips when somebody uses the sink', 'just when the shower runs'])(
    '"%s" joins it',
    async (words) => {
      const thread = await withOpenLeak();
      expect(kindsOf(await thread.say(words))).toEqual(['add_to_work_order']);
      expect(kindsOf(await thread.say(words))).toEqual(['add_to_work_order']);
    },
  );

  test('news of it still joins it when nothing was asked', async () => {
    const thread = await withOpenLeak();
    await thread.say('from the pipe');
    expect(kindsOf(await thread.say('no change'))).toEqual(['add_to_work_order']);
  });

  test('another trade gets an order of its own', async () => {
    const thread = await withOpenLeak();
    expect(orderIn(await thread.say('and the oven will not turn on'))).toMatchObject({ serviceType: 'handyman' });
  });

  test('thanks are no word for the contractor, and the question stays', async () => {
    const thread = await withOpenLeak();
    expect((await thread.say('thank you so much')).actions).toEqual([]);
    expect(thread.state.pending).toEqual({ kind: 'question' });
  });

  test('a photo without words is thanked for and adds no words', async () => {
    const thread = await withOpenLeak();
    const decision = await thread.say('', 1);
    expect(decision.actions).toEqual([]);
    expect(wordsOf(decision)).toContain('photo');
    expect(thread.state.pending).toEqual({ kind: 'question' });
  });
});
