import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from '#contract/z.ts';
import { publicFacts } from '#features/knowledge/facts';
import { namedDangerIn } from '#language/reader';
import { triageOf } from '#server/language/reader/eval-entry.ts';
import { anyWords, objectWords } from '../../../../../tests/support/any-words.ts';
import { freshState } from '../conversation-state/dialogue-state.ts';
import { NotForModel, promptFor } from '../model/prompt.ts';
import { readAnswer } from '../model/read-answer.ts';
import { RefusedTool } from '../model/tools.ts';
import { answerDanger } from '../proposals/answer-danger.ts';
import { turnOf } from './embedded.ts';
import type { EngineInput, PropertyKnowledge } from './engine.ts';
import { guard } from './guard.ts';
import { lastResort } from './last-resort.ts';
import { ask, cottage, kindsOf, Thread, wordsOf } from './property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from './property-knowledge.ts';

// Nothing that a guest or an owner writes may make the engine throw (attack A22, without the server around it).

/** The same ones every time: what is red is red for everybody. */
const runs = { numRuns: 30, seed: 22 };
/** Milliseconds: a busy machine only takes longer. */
vi.setConfig({ testTimeout: 240_000 });

const houseWith = (title: string, body: string, note = ''): PropertyKnowledge =>
  propertyKnowledgeOf(
    publicFacts({ name: title.slice(0, 60) || 'House', city: 'Sedona', state: 'AZ', special_parking_details: note }),
    ['wifi_password', 'street_address'],
    [
      { id: 'a1', title, body, audience: 'anyone' },
      { id: 'a2', title: body.slice(0, 120), body: title, audience: 'verified' },
    ],
  );

const inputWith = (text: string, knowledge = cottage): EngineInput => {
  const { openOrders, doneOrders, openQuestions, choicesMade, stay, locale, emergencyNumber } = new Thread();
  const place = { now: new Date('2026-11-20T18:00:00Z'), timezone: 'America/Phoenix', locale, emergencyNumber };
  return {
    text,
    photos: 0,
    history: [],
    knowledge,
    stay,
    openOrders,
    doneOrders,
    openQuestions,
    choicesMade,
    state: freshState(),
    ...place,
  };
};

describe('words that a plain object knows of itself', () => {
  test.each(objectWords)('%s: in an article, in a name, in a question', async (word) => {
    const thread = new Thread();
    thread.knowledge = houseWith(`${word} de la casa`, `The ${word} is in the hall. ${word.toUpperCase()}!`, word);
    expect(kindsOf(await thread.say('There is a fire in the kitchen!'))).toContain('emergency');
    await thread.say(`¿Dónde está ${word}?`);
    await thread.say(word);
    expect(wordsOf(await ask(`what is ${word} ${word}`))).not.toBe('');
  });
});

describe('whatever is written, the engine answers', () => {
  test('a guest in a conversation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyWords(), { minLength: 1, maxLength: 3 }), async (lines) => {
        const thread = new Thread();
        thread.stay = 'current';
        for (const line of lines) expect(wordsOf(await thread.say(line))).not.toBe('');
      }),
      runs,
    );
  });

  test('after each of our own questions', async () => {
    const questions = [
      'the wifi is down',
      'the kitchen sink leaks',
      'it smells strange here',
      'do you have a telescope',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...questions), anyWords(400), async (first, answer) => {
        const thread = new Thread();
        await thread.say(first);
        expect(wordsOf(await thread.say(answer))).not.toBe('');
      }),
      runs,
    );
  });

  test('an owner in the articles and the facts of a house', async () => {
    await fc.assert(
      fc.asyncProperty(anyWords(300), anyWords(), anyWords(300), async (title, body, note) => {
        const thread = new Thread();
        thread.knowledge = houseWith(title, body, note);
        expect(kindsOf(await thread.say('There is a fire in the kitchen!'))).toContain('emergency');
        expect(wordsOf(await new Thread().say(title))).not.toBe('');
        thread.state = freshState();
        expect(wordsOf(await thread.say('where do we park'))).not.toBe('');
      }),
      runs,
    );
  });

  test('single looks at a text, what a model is told and what it says', () => {
    fc.assert(
      fc.property(anyWords(), anyWords(600), (text, said) => {
        namedDangerIn(text);
        triageOf(text);
        const input = inputWith(text, houseWith(said.slice(0, 100), said));
        try {
          promptFor(input, [said.slice(0, 40)]);
        } catch (error) {
          expect(error).toBeInstanceOf(NotForModel);
        }
        if (!said.trim()) return;
        const answered = { tool: 'reply', input: { text: said, sources: ['article:a1'] } };
        const answer = { text: '', inputTokens: 0, outputTokens: 0, calls: [answered] };
        if (!z.canBeKept(said)) {
          expect(() => readAnswer(turnOf(input), answer)).toThrow(RefusedTool);
          return;
        }
        const decision = readAnswer(turnOf(input), answer);
        const sources = new Map([['article:a1', text]]);
        guard(decision, { sources, guestWords: [text, said], secrets: [said.slice(0, 40)], houseName: 'House' });
      }),
      runs,
    );
  });
});

describe('where deciding fails all the same', () => {
  test('a danger is told what to do, and rings; nothing is promised that was not done', () => {
    const flood = lastResort(inputWith('water is flooding in through the ceiling, everything is under water'));
    expect(kindsOf(flood)).toEqual(['emergency']);
    expect(wordsOf(flood)).toContain('Crawl space hatch');
    expect(wordsOf(flood)).not.toContain('work order');
    const fire = lastResort({ ...inputWith('¡Hay un incendio en la cocina!'), stay: 'current' });
    expect(kindsOf(fire)).toEqual(['emergency']);
    expect(wordsOf(fire)).not.toContain('secret');
  });

  test('anything else gets a fixed sentence in the language of the chat, and a person', () => {
    const input = inputWith('where do we park?');
    const asked = lastResort(input);
    expect([wordsOf(asked), kindsOf(asked), asked.trace.reason]).toEqual([
      expect.stringMatching(/^I've asked a person to take over/),
      ['handoff'],
      'failed',
    ]);
    const german = lastResort({ ...input, state: { ...freshState(), language: 'de' } });
    expect(wordsOf(german)).not.toContain("I've asked");
  });

  test('what only may be a danger is asked about, and a person is called', () => {
    const asked = lastResort(inputWith('there is smoke'));
    expect(wordsOf(asked)).toMatch(/call 911 first/);
    expect(kindsOf(asked).some((kind) => kind === 'handoff' || kind === 'emergency')).toBe(true);
  });

  test('a word on which the rules themselves fail hides no danger beside it', () => {
    const read = (input: EngineInput) => {
      if (input.text.includes('constructor')) throw new TypeError('word.endsWith is not a function');
      return answerDanger(turnOf(input));
    };
    const decision = lastResort(inputWith('constructor there is a fire in the kitchen'), read);
    expect(kindsOf(decision)).toEqual(['emergency']);
  });

  test('where nothing can be read at all, the number to call is said first', () => {
    const decision = lastResort(inputWith('where do we park?'), () => {
      throw new TypeError('word.endsWith is not a function');
    });
    expect(wordsOf(decision)).toMatch(/^If anyone is hurt or in danger, call 911 first\./);
    expect(kindsOf(decision)).toEqual(['handoff']);
  });
});
