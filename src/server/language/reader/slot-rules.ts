// Rules as data: an outcome holds when its slots stand together in one clause. Slots, not phrases: new wordings fall
// into old rules.
import { conceptsIn, type Lexicon, readLexicon } from '../text/concepts.ts';
import { dataText } from '../text/data-text.ts';
import { mend, vocabularyOf } from '../text/spelling.ts';
import { isStopWord, normalize, type Token, tokens, words } from '../text/text.ts';
import { isCommon, isSlipOf, slipOf } from './slips.ts';
import { weatherIn } from './weather.ts';

export interface Rule {
  outcome: string;
  /** Tier of a safety rule, weight of a triage rule. */
  weight: number;
  name: string;
  /** Each entry is a set of alternatives; every entry must be filled. */
  needs: string[][];
  unless: string[];
  flags: { neg: boolean; q: boolean; whole: boolean; short: boolean; w: boolean };
}

export interface Clause {
  text: string;
  tokens: Token[];
  slots: Set<string>;
  negated: boolean;
  asked: boolean;
  /** "What if…", "in case of…": nothing has happened. */
  supposed: boolean;
}

/** One message, read once for every rule file. */
export interface Reading {
  text: string;
  clauses: Clause[];
  whole: Clause;
}

/** The longest message that somebody writes has fewer; of dots and commas alone it would hold up everybody else. */
const maxClauses = 120;

/** Splits a message into clauses and fills the slots of each. */
export function readMessage(text: string): Reading {
  const split = text.split(clauseBreak).filter((part) => part.trim() !== '');
  const parts = [...split.slice(0, maxClauses), split.slice(maxClauses).join(' ')].filter(Boolean);
  const marked = /[?¿？]/.test(text);
  const clauses = parts.map((part) => readClause(part, marked));
  return { text, clauses, whole: readClause(text, marked) };
}

export function matching(rules: Rule[], reading: Reading): Rule[] {
  return rules.filter((rule) =>
    rule.flags.whole ? holds(rule, reading.whole) : reading.clauses.some((clause) => holds(rule, clause)),
  );
}

/**
 * Words that carry meaning and that none of these slots accounts for: what a turn says beyond a greeting or a
 * thank-you.
 */
export function beyond(clause: Clause, slots: string[]): Token[] {
  const covered = new Set<number>();
  clause.tokens.forEach((token, at) => {
    for (const { stems, concept } of slotLexicon.byFirst.get(token.stem) ?? []) {
      const holdsHere = slots.includes(concept) && stems.every((stem, i) => clause.tokens[at + i]?.stem === stem);
      if (holdsHere) for (let i = 0; i < stems.length; i++) covered.add(at + i);
    }
  });
  return clause.tokens.filter(({ word }, at) => !covered.has(at) && !isStopWord(word));
}

/**
 * `outcome weight name [flags]: slot + slot|slot - slot` a line. A slot nobody defined is an error: rules must not rot.
 */
export function readRules(lines: string): Rule[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => readRule(line));
}

function readRule(line: string): Rule {
  const shape = /^(\S+) ([\d.]+) (\S+)(?: \[([\w,]+)\])?: (.+)$/.exec(line);
  if (!shape) throw new Error(`Not a rule: ${line}`);
  const [, outcome = '', weight = '', name = '', flags = '', body = ''] = shape;
  const [needs = '', ...unless] = body.split(' - ');
  const rule: Rule = {
    outcome,
    weight: Number(weight),
    name,
    needs: needs.split(' + ').map((entry) => entry.trim().split('|')),
    unless: unless.map((entry) => entry.trim()),
    flags: {
      neg: flags.includes('neg'),
      q: /\bq\b/.test(flags),
      whole: flags.includes('whole'),
      short: flags.includes('short'),
      w: /\bw\b/.test(flags),
    },
  };
  for (const slot of [...rule.needs.flat(), ...rule.unless]) {
    if (!slotNames.has(slot)) throw new Error(`No slot "${slot}" in: ${line}`);
  }
  return rule;
}

function holds(rule: Rule, clause: Clause): boolean {
  if (!rule.needs.every((entry) => entry.some((slot) => clause.slots.has(slot)))) return false;
  if (rule.unless.some((slot) => clause.slots.has(slot))) return false;
  if (rule.flags.short && clause.tokens.length > 3) return false;
  if (clause.negated && !rule.flags.neg) return false;
  if (clause.supposed && !rule.flags.q) return false;
  return !clause.asked || rule.flags.q || rule.flags.w;
}

function readClause(text: string, marked: boolean): Clause {
  const list = mend(tokens(text).map(withoutSlip), vocabulary, isKnown, strictLikeness, isSlipOf);
  const slots = conceptsIn(list, slotLexicon);
  for (const slot of weatherIn(text, slots.has('vulnerable'))) slots.add(slot);
  return {
    text: text.trim(),
    tokens: list,
    slots,
    negated:
      (slots.has('negation') && !slots.has('no-stop') && !slots.has('no-cause')) ||
      slots.has('solved') ||
      slots.has('past'),
    asked: asksFirst.test(normalize(text)) || (marked && tellsOrAsks.test(normalize(text))),
    supposed: slots.has('hypothetical'),
  };
}

/** A short word with a letter dropped, doubled or swapped ("smel", "loked") is read as the word of ours that it was. */
function withoutSlip(token: Token): Token {
  const slip = slipOf(token.word, slipWords);
  // "comming" has a stem that some word of ours has too: of such only a doubled letter is taken back.
  const meant = slotStems.has(token.stem) && slip !== token.word.replace(/(.)\1/, '$1') ? null : slip;
  return meant ? (tokens(meant)[0] ?? token) : token;
}

/** Sentences, "but …", and "and" before a new subject. */
const clauseBreak =
  /[.,;!?\n。，！？；]+|\s(?:but|however|pero|mais|aber|mas)\s|\s(?:and also|plus|as well as)\s|\sand (?=(?:now|then|there|theres|it|its|the|i|we|my|our|he|she|they|someone|somebody|nobody)(?:['’]\w+)?\s)/i;

/** "Where is…", "any chance…": a question from its first words, after a greeting. */
const asksFirst =
  /^(?:(?:so|and|also|ok|okay|hi|hello|hey|please|thanks|sorry|just wondering|quick question)[ ,]*)*(?:is|are|do|does|have|how|where|what|when|may|should|any|will|who|which|why|can (?:i|we|you)|could (?:i|we)|donde|como|puedo|podemos|ou est|y a t il|wo|kann|onde|wie ?viele|combien de|cuant[oa]s|quant[oa]s)\b/;

/** "Hay un incendio" tells, "¿hay piscina?" asks: only the mark says which. */
const tellsOrAsks =
  /^(?:(?:hola|buenas|oi|ola|hallo)[ ,]+)*(?:hay|tienen|gibt|tem|can (?:someone|somebody|anyone)|could (?:someone|somebody|anyone))\b/;

/** Stricter than in search: a wrongly mended word would ring people out of bed. */
const strictLikeness = 0.83;
const slotLexicon: Lexicon = readLexicon(dataText('slots.txt'));
const slotNames = new Set(
  dataText('slots.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.includes(':'))
    .map((line) => line.slice(0, line.indexOf(':'))),
);
const slotWords = [...slotLexicon.wordsOf.values()].flat();
const vocabulary = vocabularyOf(slotWords.filter((word) => word.length >= 5));
/** Every word of every phrase, not only its first: none of them is a misspelling. */
const slotStems = new Set([...slotLexicon.byFirst.values()].flat().flatMap(({ stems }) => stems));
const isKnown = ({ word, stem }: Token): boolean => slotStems.has(stem) || word.length < 6 || isCommon(word);
const slotText = dataText('slots.txt').replace(/^(?:#.*|[^:\n]+:)/gm, ' ');
const slipWords = new Set(words(normalize(slotText)).filter((word) => word.length >= 4 && word.length <= 8));
