import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedDangerIn } from '#language/reader';
import { cottage, kindsOf, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../deciding/property-knowledge.ts';

/** Eight families of what only looks like danger, and true dangers in words near them. */
const rows = readFileSync('tools/eval/data/understanding/messages/train/older-t2.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; kind: string }); // rows of our own
const isHarmless = (kind: string): boolean => ['harmless', 'elsewhere'].includes(kind);

describe('what only looks like danger', () => {
  test.each([
    'My daughter broke her toy',
    'My daughter broke her sunglasses',
    'My daughter broke her lamp',
    'the tap water stinks like eggs',
    'the smoke thing goes beep',
    'El lavavajillas no desagua',
    'a window was smashed by a ball',
    'the shower drain is slow and water backs up',
    'venture capital funding',
    'strike out in microsoft word',
  ])('"%s" rings nobody', async (words) => {
    expect(namedDangerIn(words)).toBeNull();
    expect(kindsOf(await new Thread().say(words))).not.toContain('emergency');
  });

  test.each([
    ['my daughter broke her lamp and cut her hand, it will not stop bleeding', 'medical'],
    ['the tap water stinks like eggs and the kitchen smells of gas', 'gas'],
    ['the smoke thing goes beep and there is smoke coming out of the oven', 'fire'],
    ['someone smashed the window and the laptop is gone', 'breakin'],
    ['the shower drain is slow and sewage is coming up', 'flood'],
    ['a bolsa estourou e estamos longe do hospital', 'medical'],
  ])('what is said beside it still rings: "%s"', (words, kind) => {
    expect(namedDangerIn(words)).toMatchObject({ kind, tier: 1 });
  });

  test('of the wordings that were looked at, at most one in forty rings; no danger in words near them is passed over', async () => {
    const harmless = rows.filter(({ kind }) => isHarmless(kind));
    const rung: string[] = [];
    for (const { text } of harmless) if (kindsOf(await new Thread().say(text)).includes('emergency')) rung.push(text);
    expect(rung.length / harmless.length).toBeLessThan(0.025);
    const passedOver: string[] = [];
    for (const { text } of rows.filter(({ kind }) => !isHarmless(kind))) {
      const decision = await new Thread().say(text);
      if (!kindsOf(decision).includes('emergency') && !wordsOf(decision).includes('911')) passedOver.push(text);
    }
    expect(passedOver).toEqual([]);
  }, 600_000);
});

describe('a house that explains what looks like danger', () => {
  const body = 'Our water comes from a well and can smell of sulfur, like rotten eggs. It is safe to drink.';
  const house = propertyKnowledgeOf(cottage.facts, [], [{ id: 'w', title: 'The water', body, audience: 'anyone' }]);
  const toldOf = (words: string) => {
    const thread = new Thread();
    thread.knowledge = house;
    return thread.say(words);
  };

  test.each(['the tap water stinks like eggs', 'Tap water smells like rotten eggs', 'el agua del grifo huele a huevo'])(
    'answers "%s" itself, and opens nothing',
    async (words) => {
      const decision = await toldOf(words);
      expect(wordsOf(decision)).toContain('comes from a well');
      expect(decision.actions).toEqual([]);
    },
  );

  test.each(['the kitchen smells like rotten eggs', 'the tap water smells of eggs and the stove is leaking gas'])(
    'does not explain "%s" away',
    async (words) => {
      expect(kindsOf(await toldOf(words))).toContain('emergency');
    },
  );

  test.each([
    'is it well water? it smells of sulfur',
    '¿el agua es de pozo? huele a azufre',
    'Ist das Brunnenwasser? Es riecht nach Schwefel',
  ])('tells its note and asks back, where only the sentences of "%s" together look harmless', async (words) => {
    const decision = await toldOf(words);
    expect(decision).toMatchObject({ kind: 'danger', stage: 'asked', actions: [] });
    expect(wordsOf(decision)).toContain('safe to drink');
  });

  test('rings where another danger is told beside it', async () => {
    const words = 'is it well water? it smells of sulfur. the stove is leaking gas';
    expect(kindsOf(await toldOf(words))).toContain('emergency');
  });
});
