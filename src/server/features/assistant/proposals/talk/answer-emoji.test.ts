import { describe, expect, test } from 'vitest';
import { emojiSense } from '#language/reader';
import { ask, kindsOf, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';

// A thumb or a heart gets a few words back, and nobody is asked for it.

describe('emoji alone', () => {
  test.each([
    ['👍', 'Good. I’m here'],
    ['👍🏽', 'Good. I’m here'],
    ['👌👌', 'Good. I’m here'],
    [':)', 'Good. I’m here'],
    ['🎉', 'Good. I’m here'],
    ['❤️', "You're welcome"],
    ['🙏🙏', "You're welcome"],
    ['<3', "You're welcome"],
    ['👋', "I'm the house assistant"],
    ['👎', "I'm sorry"],
    ['😢', "I'm sorry"],
    ['🍕', 'Tell me in a few words'],
    ['🇪🇸', 'Tell me in a few words'],
    ['👨‍👩‍👧‍👦', 'Tell me in a few words'],
  ])('%s is given a few words', async (emoji, said) => {
    const decision = await ask(emoji);
    expect(wordsOf(decision)).toContain(said.replace('’', "'"));
    expect(decision.actions).toEqual([]);
  });

  test.each([
    ['es-ES', 'Muy bien. Aquí estoy si surge algo.'],
    ['fr-FR', 'Très bien. Je suis là si besoin.'],
    ['pt-BR', 'Muito bem. Estou aqui se precisar.'],
    ['de-DE', 'Gut. Ich bin da, wenn etwas ist.'],
  ])('are answered in the language of the device: %s', async (locale, said) => {
    const thread = new Thread();
    thread.locale = locale;
    expect(wordsOf(await thread.say('👍'))).toBe(said);
  });

  test('are answered in the language of the chat', async () => {
    const thread = new Thread();
    await thread.say('¿dónde puedo aparcar el coche?');
    expect(wordsOf(await thread.say('🙏'))).toContain('De nada');
  });

  test.each(['🔥', '🔥🔥', '🆘', '🚑😢'])('%s may be danger, and that is asked', async (emoji) => {
    const thread = new Thread();
    expect(wordsOf(await thread.say(emoji))).toContain('Is anyone in danger right now?');
    expect(wordsOf(await thread.say('👍'))).toContain('Is anyone in danger right now?');
    expect(kindsOf(await thread.say('🆘'))).toContain('emergency');
  });

  test('are a yes or a no to a step of ours', async () => {
    const tried = async (answer: string) => {
      const thread = new Thread();
      const first = await thread.say('the wifi is down');
      expect(first.state.pending?.kind).toBe('step');
      return thread.say(answer);
    };
    expect(wordsOf(await tried('✅'))).toBe(wordsOf(await tried('yes')));
    expect(wordsOf(await tried('👍'))).toBe(wordsOf(await tried('ok')));
    expect(wordsOf(await tried('👎'))).toBe(wordsOf(await tried('no')));
    expect((await tried('🙏')).state.pending?.kind).toBe('step');
  });

  test.each(['great 👍', '?', '!!!', '5', '1️⃣', '', 'ok'])('"%s" is more or less than that', (text) => {
    expect(emojiSense(text)).toBeNull();
  });
});
