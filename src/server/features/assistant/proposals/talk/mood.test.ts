import { describe, expect, test } from 'vitest';
import { ask, wordsOf } from '../../deciding/property-knowledge.fixture.ts';

/** What is said before the matter. */
const firstOf = async (text: string): Promise<string> => wordsOf(await ask(text)).split('\n')[0] ?? '';

describe('a mood', () => {
  test.each([
    ['This is ridiculous, the toilet is clogged', "I'm sorry, that's annoying."],
    ['¡Qué vergüenza, es indignante, no hay agua!', 'Lo siento, entiendo que moleste.'],
    ['We love it here, thank you so much! Where do I park?', "That's kind of you, thank you."],
    ['hahaha lol where do I park', 'That made me smile.'],
    ['hi im 7 and my mommy is asleep, the tv dont work', 'Thanks for telling me, you did well.'],
  ])('"%s": %s', async (text, said) => {
    expect(await firstOf(text)).toBe(said);
  });

  test.each([
    'Where do I park?',
    'The toilet is clogged!',
    'Is there a TV, WIFI and AC?',
    'Thanks, where do I park?',
    'Is the Lolita doll ours to keep?',
  ])('"%s": none', async (text) => {
    expect(await firstOf(text)).not.toMatch(/annoying|kind of you|smile|stressful|did well/);
  });

  test('is no matter in danger', async () => {
    expect(wordsOf(await ask('This is ridiculous, the kitchen is on fire!!!'))).not.toContain('annoying');
  });
});
