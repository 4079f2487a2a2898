import { describe, expect, test } from 'vitest';
import { ask, orderIn, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';

const troubles = [
  'The shower leaks',
  'The toilet is overflowing',
  'The AC stopped and it is 97 in here',
  'The kitchen sink is leaking onto the floor',
  'There is no hot water, I tried the breaker already',
  'The front door lock is broken',
];
const wishes = [
  'please send a plumber',
  'can you send somebody?',
  'we need a technician',
  'could a handyman come today?',
  'please get a repairman',
  'I want someone to come, please',
];

describe('one message, one trouble, one order', () => {
  test.each(
    troubles.flatMap((trouble) =>
      wishes.flatMap((wish) => [
        [`${trouble}, ${wish}`],
        [`${trouble}. ${wish}`],
        [`${wish}, ${trouble}`],
        [`${trouble} and ${wish}`],
      ]),
    ),
  )('"%s"', async (words) => {
    const { actions } = await ask(words);
    expect(actions.filter(({ kind }) => kind === 'open_work_order').length).toBeLessThanOrEqual(1);
  });

  test.each([
    'The shower leaks, please send a plumber',
    'La ducha gotea, por favor envíe un fontanero',
    'La douche fuit, envoyez un plombier, s’il vous plaît',
    'O chuveiro está vazando, preciso de um encanador',
    'Die Dusche leckt, ich brauche einen Klempner',
  ])('"%s" opens exactly one, for a plumber', async (words) => {
    const { actions } = await ask(words);
    const orders = actions.filter((action) => action.kind === 'open_work_order');
    expect(orders).toMatchObject([{ serviceType: 'plumbing' }]);
  });

  test('whoever asks for somebody to come after the order is open has asked for that order', async () => {
    const thread = new Thread();
    const first = orderIn(await thread.say('The shower leaks'));
    if (first?.kind !== 'open_work_order') throw new Error('no order was opened');
    const { subjectLine, serviceType } = first;
    thread.openOrders = [
      { id: 'one', reference: 'WO-1', subjectLine, serviceType, state: 'offered', standing: 'a contractor was asked' },
    ];
    const then = await thread.say('Please send a plumber');
    expect(orderIn(then)).toBeUndefined();
    expect(wordsOf(then)).toContain('a contractor was asked');
  });

  test('two troubles in one message are two orders still', async () => {
    const { actions } = await ask('The shower leaks and the AC is dead, it is 97 in here. Please send somebody');
    const trades = actions.flatMap((action) => (action.kind === 'open_work_order' ? [action.serviceType] : []));
    expect(trades.sort()).toEqual(['hvac', 'plumbing']);
  });
});
