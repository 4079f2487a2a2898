import { describe, expect, test } from 'vitest';
import { ask, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { moodOf } from './mood.ts';

describe('a mood', () => {
  test.each([
    ['This is ridiculous, the toilet is clogged', 'angry'],
    ['THE TOILET IS CLOGGED AGAIN', 'angry'],
    ['¡Qué vergüenza, no hay agua!', 'angry'],
    ['Das ist eine Frechheit', 'angry'],
    ["C'est n'importe quoi, plus d'eau", 'angry'],
    ['Que absurdo, a pia entupiu', 'angry'],
    ['We love it here! Where do I park?', 'grateful'],
    ['haha where do I park', 'playful'],
    ['kkkk onde estaciono?', 'playful'],
    ['Where do I park?', null],
    ['The toilet is clogged!', null],
    ['Is there a TV, WIFI and AC?', null],
    ['Thanks, where do I park?', null],
  ] as const)('"%s": %s', (text, mood) => {
    expect(moodOf(text)).toBe(mood);
  });

  test('is met by one sentence before the matter', async () => {
    const plain = wordsOf(await ask('The toilet is clogged'));
    expect(wordsOf(await ask('This is ridiculous, the toilet is clogged'))).toBe(
      `I'm sorry, that's annoying.\n${plain}`,
    );
  });

  test('is no matter in danger', async () => {
    expect(wordsOf(await ask('This is ridiculous, the kitchen is on fire!!!'))).not.toContain('annoying');
  });
});
