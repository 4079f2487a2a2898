import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kindsOf, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';

describe('what only sounds like danger', () => {
  test.each([
    'grandpa is grey in the face and can’t get up from the sofa',
    'the stairs gave a crack and dropped under my mother',
    'el abuelo está gris y no se levanta del sofá',
    'mamie est toute grise et ne se relève pas',
    'Opa ist ganz grau und steht nicht mehr auf',
    'o vovô está cinza e não se levanta',
  ])('"%s" has the number to call said, whatever else comes of it', async (words) => {
    expect(wordsOf(await new Thread().say(words))).toContain('911');
  });

  test.each([
    'what time is check out',
    'the dishwasher does not start',
    'the toilet keeps running',
    'yes it still drips',
    'can we light candles on the deck?',
    '¿dónde está el extintor?',
    'la clim goutte un peu',
    'der Trockner wird nicht warm',
    'a lâmpada queimou',
  ])('"%s" is none', async (words) => {
    expect(await new Thread().say(words)).not.toMatchObject({ kind: 'danger' });
  });

  test('it is heard in the middle of a long message', async () => {
    const chatter = 'we had a lovely drive up and the garden looks great and the kids like the beds very much ';
    const told = 'my wife slid off her chair and does not answer ';
    expect(await new Thread().say(chatter.repeat(6))).not.toMatchObject({ kind: 'danger' });
    expect(await new Thread().say(chatter.repeat(3) + told + chatter.repeat(3))).toMatchObject({ kind: 'danger' });
  });

  test('a trouble that is dealt with anyway is, with the number said first', async () => {
    const decision = await new Thread().say('water is dripping under the bathroom sink, please send someone');
    expect(wordsOf(decision)).toContain('If anyone is hurt or in danger, call 911 first.');
    expect(kindsOf(decision)).toEqual(['open_work_order']);
  });

  test('who has just said that nobody is in danger is not asked again for what is less than sure', async () => {
    const thread = new Thread();
    thread.state = { ...thread.state, saidSafe: true };
    expect((await thread.say('my son hurt his arm')).trace.reason).not.toMatch(/^danger_asked\.read/);
  });
});

test('of the messages that measure the reader at most one in 500 is, by chance, one that it learned from', () => {
  const textsOf = (split: string): string[] =>
    globSync(`tools/eval/data/understanding/messages/${split}/*.jsonl`)
      .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
      .map((line) => plain((JSON.parse(line) as { text: string }).text)); // rows of our own
  const taught = new Set(textsOf('train'));
  const measured = [...textsOf('tune'), ...textsOf('held')].filter((text) => text.length > 12);
  expect(measured.length).toBeGreaterThan(2000);
  expect(measured.filter((text) => taught.has(text)).length).toBeLessThan(measured.length / 500);
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
