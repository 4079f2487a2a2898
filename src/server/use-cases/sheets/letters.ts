// Which letters can be printed, and from which file each comes: our own faces have Latin, Noto Sans the other alphabets.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the faces in `fonts/` have: letters of Latin with their marks, digits and punctuation. */
const basic = '\\s\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff';
const extended =
  '\\u0100-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0130\\u0132-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e';
const punctuation = '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u2122';
const had = new RegExp(`^[${basic}${extended}${punctuation}]*$`);

/** Part of a face, in files of its own; which letters it has is what is stated beside them. */
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
/** Joined to one face each (fonts/README.md). Of a letter that several have, China writes it as the first. */
const joined = ['sc', 'jp', 'kr'] as const;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

let read: { others: Alphabet[]; chinese: Alphabet[]; japanese: Alphabet[] } | undefined;

/** Words with kana in them are Japanese, and so are the Chinese letters among them. */
function alphabetsAsIn(words: string): Alphabet[] {
  read ??= readAll();
  return [...read.others, ...(kana.test(words) ? read.japanese : read.chinese)];
}

/**
 * The alphabets that these words need beside our own faces, a letter's own first; null where a letter is in none, such
 * as an emoji.
 */
export function alphabetsFor(words: string): Alphabet[] | null {
  const whole = words.normalize('NFC');
  if (had.test(whole)) return [];
  const alphabets = alphabetsAsIn(whole);
  const found = new Set<Alphabet>();
  for (const letter of new Set(whole)) {
    if (had.test(letter)) continue;
    const alphabet = alphabets.find((one) => one.has(letter));
    if (!alphabet) return null;
    found.add(alphabet);
  }
  return alphabets.filter((one) => found.has(one));
}

/** False where a letter would be left out on paper. */
export const isPrintable = (words: string): boolean => alphabetsFor(words) !== null;

function readAll() {
  const stated: Record<string, string> = JSON.parse(readFileSync(ours('noto-sans-cjk.json'), 'utf8'));
  const [sc, jp, kr] = joined.map((name): Alphabet => {
    const file = ours(`noto-sans-${name}-500.ttf.br`);
    return { name: `noto-sans-${name}`, regular: file, bold: file, has: hasIn(stated[name] ?? '') };
  });
  if (!sc || !jp || !kr) throw new Error('one of the faces of Chinese, Japanese and Korean is not there');
  const others = packages.flatMap(([name, parts]) => alphabetsOf(name, parts));
  return { others, chinese: [sc, jp, kr], japanese: [jp, sc, kr] };
}

const ours = (name: string) => join(fileURLToPath(new URL('./fonts', import.meta.url)), name);

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
