// Whether what a model wrote stands in the sources it named. Strict: what fails here is answered by the embedded engine
// instead.
import { conceptsIn, isStopWord, normalise, tokens, words } from '#features/knowledge';

export interface Backing {
  /** The texts of the named sources. */
  sources: string[];
  /** What the guest wrote in this thread: repeating it adds nothing. */
  guest: string[];
  language: string;
}

/**
 * Every figure and address stands in them, every subject, nearly every word, and what is denied there is denied here.
 */
export function isSupported(text: string, backing: Backing): boolean {
  if (!hasItsFigures(text, [...backing.sources, ...backing.guest].join('\n'))) return false;
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  if (backing.sources.length === 0) return sentences.every((sentence) => isTalk(sentence, backing));
  return backing.language === 'en'
    ? sentences.every((sentence) => isSaid(sentence, backing))
    : subjectsBeyond(text, backing).length <= 2;
}

function hasItsFigures(text: string, supported: string): boolean {
  const known = new Set(words(normalise(supported)));
  const figures = words(normalise(text)).filter((word) => /\d/.test(word));
  if (figures.some((figure) => !known.has(figure) && !freeFigures.has(figure))) return false;
  const addresses = text.match(/\b[\w.+-]+@[\w-]+\.\w+|https?:\/\/\S+|\bwww\.\S+/gi) ?? [];
  return addresses.every((address) => supported.includes(address));
}

/** Without a source only a question back or small talk: nothing that the guest could take for a fact of the house. */
function isTalk(sentence: string, { guest }: Backing): boolean {
  const beyond = wordsBeyond(sentence, [...guest, talk]);
  return beyond.length <= (sentence.trim().endsWith('?') ? 4 : 1);
}

function isSaid(sentence: string, { sources, guest }: Backing): boolean {
  const beyond = wordsBeyond(sentence, [...sources, ...guest, talk]);
  const all = contentOf(sentence).length;
  if (beyond.length > Math.max(1, Math.floor(all * 0.3))) return false;
  if (sentence.trim().endsWith('?') || all - beyond.length < 2) return true;
  const origin = nearest(sentence, sources);
  return origin === null || denies(origin) === denies(sentence);
}

/** The sentence of the sources that shares most words with this one. */
function nearest(sentence: string, sources: string[]): string | null {
  const said = new Set(contentOf(sentence));
  const ranked = sources
    .flatMap((text) => text.split(/(?<=[.!?;])\s+|\n/))
    .map((from) => ({ from, shared: new Set(contentOf(from).filter((stem) => said.has(stem))).size }))
    .sort((a, b) => b.shared - a.shared);
  return ranked[0] && ranked[0].shared >= 2 ? ranked[0].from : null;
}

const denies = (text: string): boolean => denial.test(normalise(text));
const denial =
  /\b(?:no|not|never|none|nothing|nobody|without|cannot|can't|don't|isn't|aren't|won't|closed|forbidden|prohibited)\b|n't\b/;

const contentOf = (text: string): string[] =>
  tokens(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ stem }) => stem);

function wordsBeyond(text: string, backing: string[]): string[] {
  const known = new Set(backing.flatMap((said) => tokens(said).map(({ stem }) => stem)));
  return [...new Set(contentOf(text))].filter((stem) => !known.has(stem));
}

function subjectsBeyond(text: string, { sources, guest }: Backing): string[] {
  const known = conceptsIn(tokens([...sources, ...guest].join('\n')));
  return [...conceptsIn(tokens(text))].filter((subject) => !known.has(subject));
}

/** The counting of steps: no source need say it. Whom to call in danger is the house's own number, and a source. */
const freeFigures = new Set(['1', '2', '3']);

/** Words that say nothing about a house. */
const talk = `hi hello hey welcome thanks thank please sorry glad happy hope hear good great nice lovely sure course okay ok
  yes no enjoy stay day evening help need needs want know let tell ask answer write question questions anything something
  more else moment first right well looks like sounds understand see look find check try can could would will may
  here there house home assistant person owner people team here's what's I'm you're it's that's get got make just also
  happening detail details say word words give bit little trouble problem issue wrong thing things`;
