// Our own sentences for the learned reader of danger: read from data/danger-corpus.*.txt, spelled out, and roughened as
// guests type.
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readRows, safetyRow } from './rows.ts';

export interface Utterance {
  text: string;
  /** A kind of danger, or `none`. */
  kind: string;
  language: string;
  /** The line it comes from: what one line says stays in one fold. */
  line: string;
}

/** Numbers that look like chance and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const folder = new URL('./data/', import.meta.url);
const troubles = 'src/server/language/data/trouble-utterances.jsonl';
/** How many sentences a line with alternatives is spelled out to. */
const mostOfOneLine = 24;

export function readCorpus(): Utterance[] {
  const roll = dice(7);
  const sentences = readdirSync(folder)
    .map((file) => /^danger-corpus\.(\w+)\.txt$/.exec(file)?.[1])
    .filter((language) => language !== undefined)
    .flatMap((language) => readOne(language, roll));
  return [...sentences, ...quietTroubles(), ...harmless(), ...lookAlikes()];
}

/** What rang wrongly, in thirty wordings a family and language, and true dangers in words near them; the tuned half. */
const lookAlikes = (): Utterance[] =>
  readRows('tools/eval/data/look-alikes-tune.jsonl', safetyRow).map(({ text = '', kind, language }) => ({
    text,
    kind,
    language,
    line: text,
  }));

/** Questions of houses and small troubles, many of them look-alikes, in five languages. */
const harmless = (): Utterance[] =>
  ['tools/eval/data/paraphrase-questions.jsonl', 'tools/eval/data/harmless-world.jsonl']
    .flatMap((file) => readRows(file, z.object({ text: z.string(), language: z.string().default('en') })))
    .map(({ text, language }) => ({ text, kind: 'none', language, line: text }));

/** What is broken and can wait: a trouble is no danger. */
const quietTroubles = (): Utterance[] =>
  readRows(troubles, z.object({ text: z.string(), urgency: z.string() }))
    .filter(({ urgency }) => ['medium', 'low', 'non_urgent'].includes(urgency))
    .map(({ text }) => ({ text, kind: 'none', language: 'en', line: text }));

function readOne(language: string, roll: () => number): Utterance[] {
  const sets = new Map<string, string>();
  const found: Utterance[] = [];
  let kind = 'none';
  for (const line of readFileSync(new URL(`danger-corpus.${language}.txt`, folder), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const set = /^@(\w+) = (.+)$/.exec(line);
    const part = /^\[(\w+)\]$/.exec(line);
    if (set) sets.set(set[1] ?? '', set[2] ?? '');
    else if (part) kind = part[1] ?? 'none';
    else for (const text of spelledOut(line, sets, roll)) found.push({ text, kind, language, line });
  }
  return found;
}

function spelledOut(line: string, sets: Map<string, string>, roll: () => number): Set<string> {
  const open = line.replace(/@(\w+)/g, (_, name: string) => {
    const set = sets.get(name);
    if (set === undefined) throw new Error(`No set "${name}" for: ${line}`);
    return set;
  });
  const made = new Set<string>();
  const tries = open.includes('{') ? mostOfOneLine : 1;
  for (let i = 0; i < tries; i++)
    made.add(
      open
        .replace(/\{([^}]*)\}/g, (_, list: string) => pick(list.split('|'), roll))
        .replace(/\s+/g, ' ')
        .trim(),
    );
  return made;
}

export const pick = <Item>(list: Item[], roll: () => number): Item => {
  const item = list[Math.floor(roll() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** As it comes over a phone: with a greeting, another sentence beside it, a letter wrong. */
export function roughened(
  { text, language, kind, line }: Utterance,
  harmless: string[],
  roll: () => number,
): Utterance {
  const beside = roll();
  const said =
    beside < 0.3
      ? `${pick(openings[language] ?? [''], roll)} ${text}`
      : beside < 0.45
        ? `${pick(harmless, roll)}. ${text}`
        : beside < 0.6
          ? `${text}. ${pick(harmless, roll)}`
          : text;
  return { text: roll() < 0.6 ? withSlip(said, roll) : said, language, kind, line };
}

const openings: Record<string, string[]> = {
  en: [
    'hi',
    'hello',
    'hey so',
    'um',
    'hi there we are in the house and',
    'sorry to bother you but',
    'ok so',
    'please',
    'quick one',
    'good evening',
  ],
  es: ['hola', 'buenas', 'disculpe', 'perdón pero', 'oye', 'buenas noches', 'mire', 'por favor'],
  fr: ['bonjour', 'bonsoir', 'désolé mais', 'excusez-moi', 'alors', 'coucou', 'voilà', 's’il vous plaît'],
  de: ['hallo', 'guten Abend', 'sorry aber', 'also', 'hi', 'Entschuldigung', 'bitte', 'moin'],
  pt: ['olá', 'oi', 'boa noite', 'desculpe mas', 'então', 'gente', 'por favor', 'bom dia'],
};

/** One longer word with a letter dropped, doubled or swapped. */
function withSlip(text: string, roll: () => number): string {
  const words = text.split(' ');
  const long = words.map((word, i) => (word.length > 4 ? i : -1)).filter((i) => i >= 0);
  if (long.length === 0) return text;
  const at = pick(long, roll);
  const word = words[at] ?? '';
  const cut = 1 + Math.floor(roll() * (word.length - 2));
  const way = roll();
  const slipped =
    way < 0.4
      ? word.slice(0, cut) + word.slice(cut + 1)
      : way < 0.7
        ? word.slice(0, cut) + word.charAt(cut) + word.slice(cut)
        : word.slice(0, cut) + word.charAt(cut + 1) + word.charAt(cut) + word.slice(cut + 2);
  return words.with(at, slipped).join(' ');
}
