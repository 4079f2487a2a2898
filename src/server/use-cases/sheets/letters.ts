// Which letters can be printed, and from which file each comes: our own faces have Latin, Noto Sans the other alphabets.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the faces in `fonts/` have: letters of Latin with their marks, digits and punctuation. */
const basic = '\\s\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff';
const extended =
  '\\u0100-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0130\\u0132-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e';
const punctuation = '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u2122';
const had = new RegExp(`^[${basic}${extended}${punctuation}]*$`);

/** Part of a face, in files of its own; the ranges are those that the package states. */
export interface Alphabet {
  readonly name: string;
  readonly regular: string;
  readonly bold: string;
  has(letter: string): boolean;
}

const packages: [name: string, alphabets: string[]][] = [
  ['noto-sans', ['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari']],
  ['noto-sans-hebrew', ['hebrew']],
  ['noto-sans-arabic', ['arabic']],
  ['noto-sans-thai', ['thai']],
];

let read: Alphabet[] | undefined;
const alphabets = () => {
  read ??= packages.flatMap(([name, parts]) => alphabetsOf(name, parts));
  return read;
};

/** The alphabets that these words need beside our own faces; null where a letter is in none, such as 漢 or an emoji. */
export function alphabetsFor(words: string): Alphabet[] | null {
  const found = new Set<Alphabet>();
  for (const letter of words.normalize('NFC')) {
    if (had.test(letter)) continue;
    const alphabet = alphabets().find((one) => one.has(letter));
    if (!alphabet) return null;
    found.add(alphabet);
  }
  return [...found];
}

/** False where a letter would be left out on paper. */
export const isPrintable = (words: string): boolean => alphabetsFor(words) !== null;

function alphabetsOf(name: string, parts: string[]): Alphabet[] {
  const at = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(at, 'unicode.json'), 'utf8'));
  const file = (part: string, weight: number) => join(at, `files/${name}-${part}-${weight}-normal.woff`);
  return parts.map((part) => {
    const has = hasIn(ranges[part] ?? '');
    return { name: `${name} ${part}`, regular: file(part, 400), bold: file(part, 700), has };
  });
}

/** From "U+0400-045F,U+2116". */
function hasIn(stated: string): Alphabet['has'] {
  const ranges = stated.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
}
