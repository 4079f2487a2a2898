import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesFor } from './faces.ts';
import { isPrintable } from './letters.ts';
import { linesOf } from './lines.ts';

const size = 11;
const set = (words: string, width = 400) => linesOf(words, { faces: facesFor('regular', words), size, width });
/** The letters of a line from left to right, as far as their shapes tell them. */
const drawnOf = (words: string) =>
  set(words)
    .flatMap(({ runs }) => runs.flatMap(({ pieces }) => pieces.flatMap(({ shaped }) => shaped.glyphs)))
    .map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('');
const widthOf = (words: string) => set(words)[0]?.width ?? 0;

describe('words of both directions', () => {
  test.each([
    ['בית', 'תיב'],
    ['בית 12', '12 תיב'],
    ['Roku: בית 5', 'Roku: 5 תיב'],
    ['בית (ים)', '(םי) תיב'],
    ['بيت ۱۲', '۱۲ تيب'],
  ])('%j stands on paper as %j', (words, drawn) => expect(drawnOf(words)).toBe(drawn));

  test('are read to the left where the first of them is', () => {
    expect(set('בית 12 a')[0]?.rightToLeft).toBe(true);
    expect(set('12 a בית')[0]?.rightToLeft).toBe(false);
  });
});

test('Arabic letters are joined', () => {
  const apart = '\u200c';
  expect(widthOf('بيت')).toBeLessThan(widthOf(['ب', 'ي', 'ت'].join(apart)) * 0.9);
});

test.each(['ที่', 'שָׁ', 'بُ'])('the marks of %j stand above or below their letter', (words) => {
  const [line] = set(words);
  const offsets = line?.runs.flatMap(({ pieces }) => pieces.flatMap(({ shaped }) => shaped.positions));
  expect(offsets?.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)).toBe(true);
});

describe('a line', () => {
  test('of Chinese ends between two letters, and none begins with a stop', () => {
    const lines = set('海边的房子。海边的房子。海边的房子。', 5.5 * size).map(({ words }) => words);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((words) => words.startsWith('。'))).toEqual([]);
  });

  test('of Thai ends where a word does', () => {
    expect(set('บ้านริมทะเลสวยมาก', 60).map(({ words }) => words)).toEqual(['บ้านริมทะเล', 'สวยมาก']);
  });

  const letters = fc.constantFrom(...'aé Łж σ 12-_.,()/בים شا ลำที海の。바\n');
  test('is never wider than its measure, and no letter is lost, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), fc.integer({ min: 30, max: 300 }), (written, width) => {
        const words = written.join('');
        fc.pre(isPrintable(words));
        const lines = set(words, width);
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
        const bare = (text: string) => text.normalize('NFC').replace(/\s/g, '');
        expect(bare(lines.map((line) => line.words).join(''))).toBe(bare(words));
      }),
      { numRuns: 60 },
    );
  });
});
