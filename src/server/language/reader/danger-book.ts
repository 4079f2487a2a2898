// Reads data/danger.*.txt: slots as patterns over plain words, rules over slots, and how each language denies, asks and
// supposes.

import { dataText, languagesOf } from '../text/data-text.ts';
import { normalize, words } from '../text/text.ts';

export interface DangerRule {
  kind: string;
  tier: number;
  /** `<language>.<rule>`. */
  name: string;
  /** `q`: holds in a question too. */
  asked: boolean;
  /** `neg`: its own "not" is part of it. */
  neg: boolean;
  needs: RegExp[];
  unless: RegExp[];
}

/** How a language says that something is not so, or only asks or supposes it. */
export interface Hearsay {
  denied: RegExp;
  asks: RegExp;
  asksMarked: RegExp;
  /** A question how to stop it ("how do I put out…", "where do I shut off…") tells that it is so. */
  seeks: RegExp;
  supposed: RegExp;
  /** "Not sure if…": nothing supposed, only meekly told. */
  hedged: RegExp;
}

export interface Books {
  rules: DangerRule[];
  hearsay: Hearsay;
}

interface Book {
  language: string;
  rules: DangerRule[];
  slot(name: string): string;
}

/** Plain words of a text, as the patterns expect them. */
export const plainWords = (text: string): string =>
  words(normalize(fold(text)))
    .map((word) => asWritten.get(word) ?? word)
    .join(' ');

/** As people type what they say. */
const asWritten = new Map<string, string>(
  Object.entries({ ta: 'esta', tava: 'estava', nich: 'nicht', aint: 'is not' }),
);

function readBook(language: string): Book {
  const { slot, ruleLines } = readSlots(`danger.${language}.txt`);
  const made = new Map<string, RegExp>();
  const any = (names: string): RegExp => {
    const known = made.get(names.trim()) ?? standing(names.trim().split('|').map(slot).join('|'));
    made.set(names.trim(), known);
    return known;
  };
  return { language, slot, rules: ruleLines.map((line) => readRule(line, language, any)) };
}

/** The slots of a file, each as the source of a pattern over plain words, and the lines of its rules. */
export function readSlots(file: string): { slot(name: string): string; ruleLines: string[] } {
  const [slotLines = '', ruleLines = ''] = dataText(file).split('\n---\n');
  const slots = new Map(
    lines(slotLines).map((line) => {
      const cut = line.indexOf(' = ');
      const entries = line.slice(cut + 3).split(',');
      return [line.slice(0, cut), entries.map(pattern).join('|')] as const;
    }),
  );
  const slot = (name: string): string => {
    const found = slots.get(name);
    if (found === undefined) throw new Error(`No slot "${name}" in data/${file}.`);
    return found;
  };
  return { slot, ruleLines: lines(ruleLines) };
}

/** Of several languages at once: a guest's message does not say which it is in. */
function hearsayOf(those: Book[]): Hearsay {
  const slot = (name: string): string => those.map((book) => book.slot(name)).join('|');
  return {
    denied: new RegExp(`\\b(?:${slot('denied')})(?: (?!${ownWord})\\w+){0,2}(?!\\w)`, 'g'),
    asks: begins(slot('asks')),
    asksMarked: begins(slot('asks-marked')),
    seeks: standing(slot('seeks')),
    supposed: standing(slot('supposed')),
    hedged: new RegExp(standing(slot('hedged')), 'g'),
  };
}

function readRule(line: string, language: string, any: (names: string) => RegExp): DangerRule {
  const shape = /^(\w+) ([12]) (\S+)(?: \[([\w,]+)\])?: (.+)$/.exec(line);
  if (!shape) throw new Error(`Not a rule of data/danger.${language}.txt: ${line}`);
  const [, kind = '', tier = '', name = '', flags = '', body = ''] = shape;
  const [needs = '', ...unless] = body.split(' - ');
  return {
    kind,
    tier: Number(tier),
    name: `${language}.${name}`,
    asked: /\bq\b/.test(flags),
    neg: flags.includes('neg'),
    needs: needs.split(' + ').map(any),
    unless: unless.map(any),
  };
}

/** `huel*` is any word that begins so; `prend .. feu` lets up to three words stand between. */
function pattern(entry: string): string {
  const said = fold(entry)
    .split(/(\.\.|\*)/)
    .map((part) => {
      if (part === '..') return '(?: \\w+){0,3} ';
      return part === '*' ? '\\w*' : words(normalize(part)).join(' ');
    });
  return said.join('').trim();
}

/** Letters that `\b` does not take for letters. */
const fold = (said: string): string => said.replace(/œ/gi, 'oe').replace(/ß/g, 'ss');

/** Anywhere, as whole words. */
export const standing = (alternatives: string): RegExp => new RegExp(`\\b(?:${alternatives})(?!\\w)`);

/** After a greeting or a hedge. */
const begins = (alternatives: string): RegExp =>
  new RegExp(
    `^(?:(?:hi|hello|hey|hola|buenas|bonjour|salut|hallo|guten tag|ola|oi|e|y|et|und|so|and|also|but|ok|okay|oh|um|uh|just|please) )*(?:${alternatives})(?!\\w)`,
  );

/** What begins anew is not denied with what was said before: "no power and the panel is smoking". */
const ownWord = '(?:and|but|because|there|time|idea|y|pero|porque|et|mais|und|aber|e|mas)\\b';

const lines = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

const books: Book[] = languagesOf('danger').map(readBook);

const english = books.filter(({ language }) => language === 'en');
const others = books.filter(({ language }) => language !== 'en');

const joined = (those: Book[], heardAs: Book[]): Books => ({
  rules: those.flatMap(({ rules }) => rules),
  hearsay: hearsayOf(heardAs),
});

/** English by itself. */
export const inEnglish: Books = joined(english, english);
/** Another language: the rules of all, as guests mix them, but no English "no", which others say for "not". */
export const inOther: Books = joined(books, others);
/** A message in none that can be told. */
export const inAny: Books = joined(books, books);
