import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alphabetsFor, isPrintable } from './letters.ts';

test.each([
  ['Café Łódź', []],
  ['Дом_5G', ['noto-sans cyrillic']],
  ['Σπίτι', ['noto-sans greek']],
  ['Nhà Đỏ', ['noto-sans vietnamese']],
  ['बीच हाउस', ['noto-sans devanagari']],
  ['בית', ['noto-sans-hebrew hebrew']],
  ['بيت', ['noto-sans-arabic arabic']],
  ['บ้าน', ['noto-sans-thai thai']],
  ['海边', ['noto-sans-sc']],
  ['海辺の家', ['noto-sans-jp']],
  ['바닷가', ['noto-sans-kr']],
  ['바다 海', ['noto-sans-sc', 'noto-sans-kr']],
])('%j is printed from %j', (words, names) => {
  const found = alphabetsFor(words) ?? [];
  expect(found.map(({ name }) => name)).toEqual(names);
  for (const { regular, bold } of found) expect([existsSync(regular), existsSync(bold)]).toEqual([true, true]);
});

test.each(['সমুদ্র', 'Beach 🏖', '\u{10FFFF}'])('%j has a letter that nobody prints', (words) =>
  expect(isPrintable(words)).toBe(false),
);
