import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMessage } from '#language/reader';
import { dangerIn } from '#server/language/reader/eval-entry.ts';
import { suspicionIn } from '#server/language/reader/learned-danger.ts';
import { kindsOf, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';

describe('what only sounds like danger', () => {
  test.each([
    'grandpa is grey in the face and can’t get up from the sofa',
    'the stairs gave a crack and dropped under my mother',
    'el abuelo está gris y no se levanta del sofá',
    'mamie est toute grise et ne se relève pas',
    'Opa ist ganz grau und steht nicht mehr auf',
    'o vovô está cinza e não se levanta',
  ])('"%s" is asked about', (words) => {
    expect(dangerIn(words)).toBeTruthy();
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
  ])('"%s" is not', (words) => {
    expect(suspicionIn(readMessage(words))).toBeNull();
  });

  test('danger is heard in the middle of a long message', () => {
    const chatter = 'we had a lovely drive up and the garden looks great and the kids like the beds very much ';
    const told = 'my wife slid off her chair and does not answer ';
    expect(suspicionIn(readMessage(chatter.repeat(6)))).toBeNull();
    expect(suspicionIn(readMessage(chatter.repeat(3) + told + chatter.repeat(3)))).not.toBeNull();
  });

  test('it is asked about, and rings where the reader is nearly sure', async () => {
    const asked = await new Thread().say('something here makes my eyes water a little');
    expect(asked.trace.reason).not.toMatch(/^danger\./);
    const sure = await new Thread().say('the stairs gave a crack and dropped under my mother');
    expect(kindsOf(sure)).toContain('emergency');
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

describe('the weights', () => {
  const weights = new URL('../../../language/data/danger-weights.json', import.meta.url);

  test('are small enough to be read at every start', () => {
    expect(statSync(weights).size).toBeLessThan(150_000);
  });

  test('were learned from no sentence that measures them', () => {
    const folder = new URL('../../../../../tools/eval/data/', import.meta.url);
    const files = readdirSync(folder);
    const read = (file: string): string[] => readFileSync(new URL(file, folder), 'utf8').split('\n').filter(Boolean);
    const taught = new Set(
      files
        .filter((file) => file.startsWith('danger-corpus'))
        .flatMap(read)
        .map(plain),
    );
    const measured = files
      .filter((file) => /^(?:safety-|danger-imagined|ordinary-world)/.test(file))
      .flatMap(read)
      .map((line) => plain((JSON.parse(line) as { text: string }).text));
    expect(measured.length).toBeGreaterThan(700);
    expect(measured.filter((text) => text.length > 12 && taught.has(text))).toEqual([]);
  });
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
