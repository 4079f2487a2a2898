// Whether what a model wrote stands in the sources it named. Strict: what fails here is told in the sources' own words,
// or answered by the embedded engine instead.

import { hasQuestionForm, sentencesIn } from '#language/ranking';
import { isStopWord, normalize, tokens, words } from '#language/text';
import { bearingOf, conditionCount, denials, withDenials } from './bearings.ts';

export interface Backing {
  /** The texts of the named sources. */
  sources: string[];
  /** What the guest wrote in this thread: it may be asked back, and backs no claim. */
  guest: string[];
  language: string;
}

/**
 * Every sentence that tells something stands in one sentence of a source: all its words but those of talk, in their
 * order, with its figures, directions and denials. Outside English only the sources' own sentences pass.
 */
export function isSupported(text: string, backing: Backing): boolean {
  if (!hasItsFigures(text, backing.sources.join('\n'))) return false;
  const sentences = sentencesIn(text).filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
  const own = backing.sources.flatMap((source) => [source, ...sentencesIn(source)]).map(plain);
  const isQuoted = (sentence: string) => own.includes(plain(sentence));
  if (backing.language !== 'en') return sentences.length > 0 && sentences.every(isQuoted);
  const isBacked = (sentence: string) => isQuoted(sentence) || isTold(sentence, backing);
  const opens = sentences.some(isBacked);
  return sentences.every((said) => isBacked(said) || isTalk(said, backing) || (opens && opening.test(said.trim())));
}

/** Before an answer that is backed it only begins it; alone it says yes to whatever the guest wrote. */
const opening = /^(?:sure|of course|okay|ok)[.!,]*$/i;

const plain = (text: string): string => words(normalize(text)).join(' ');

function hasItsFigures(text: string, supported: string): boolean {
  const known = new Set(words(normalize(supported)));
  const figures = words(normalize(text)).filter((word) => /\d/.test(word));
  if (figures.some((figure) => !known.has(figure) && !freeFigures.has(figure))) return false;
  const addresses = text.match(/\b[\w.+-]+@[\w-]+\.\w+|https?:\/\/\S+|\bwww\.\S+/gi) ?? [];
  return addresses.every((address) => supported.includes(address));
}

/**
 * Nothing that the guest could take for a fact of the house, or for a yes to what they wrote: small talk, or a question
 * back, which may use their words. Only its last clause is a question; what is said before that is held like any other.
 */
function isTalk(sentence: string, backing: Backing): boolean {
  if (!sentence.trim().endsWith('?')) return isSmallTalk(sentence);
  const clauses = sentence.split(/[,;:–—]\s*|\s+-\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const asked = clauses.pop() ?? '';
  return isQuestionBack(asked, backing) && clauses.every((said) => isSmallTalk(said) || isTold(said, backing));
}

function isSmallTalk(said: string): boolean {
  if (assents.test(normalize(said)) || figuresIn(said).length > 0) return false;
  return contentOf(said).every((stem) => talkStems.has(stem));
}

/** It begins as a question, tells no figure that nobody wrote, and has few words of its own. */
function isQuestionBack(asked: string, { guest, sources }: Backing): boolean {
  if (!hasQuestionForm(asked.replaceAll('?', '')) || presumes.test(normalize(asked))) return false;
  const written = stemsOf([...guest, ...sources]);
  if (figuresIn(asked).some((figure) => !written.has(figure))) return false;
  const beyond = new Set(contentOf(asked).filter((stem) => !talkStems.has(stem) && !stemsOf(guest).has(stem)));
  return beyond.size <= maxOwnStems;
}

/** Words of its own in a question back. */
const maxOwnStems = 4;

/** "Did you know that breakfast is included?" tells it. */
const presumes =
  /^(?:did you (?:know|hear|see|notice)|do you know that)\b|\b(?:owner|host) (?:will|has|have|is|does|agreed|says|said|lets|allows)\b/;

/** "Yes, confirmed": after "the owner will pay me back, right?" it says that the owner will. */
const assents =
  /\b(?:y(?:es|eah|ep|up)|no(?:pe)?|ok(?:ay)?|sure|of course|correct|exactly|right|true|indeed|agreed?|definitely|absolutely|certainly|confirm\w*|promise\w*|allowed|you (?:can|may|will|are)|(?:it|that) (?:is|will)|(?:the )?(?:owner|host|we) (?:will|can|may|is|are|do|does|has|have))\b/;

/** One sentence of a source says it; where several things are told, each of its clauses by itself. */
function isTold(sentence: string, { sources }: Backing): boolean {
  const origins = sources.flatMap(sentencesIn).flatMap((origin) => [origin, ...origin.split(/;\s+/)]);
  const stands = (said: string) => origins.some((origin) => standsIn(said, origin));
  return stands(sentence) || (clausesOf(sentence).length > 1 && clausesOf(sentence).every(stands));
}

const clausesOf = (sentence: string): string[] => sentence.split(/;\s+|,\s+and\s+/).filter((part) => /\w/.test(part));

/** Its words in the order of the origin or of a part of it, which denies as often; fillers may stand between. */
function standsIn(said: string, origin: string): boolean {
  const theirs = bearersOf(origin);
  const ours = bearersOf(said);
  if (denials(ours) !== denials(theirs) || conditionCount(ours) !== conditionCount(theirs)) return false;
  const kept = ours.filter((one) => theirs.includes(one) || !fillers.has(one));
  if (kept.length === 0) return false;
  const parts = partsOf(origin).map(bearersOf);
  return parts.some((part) => inOrder(kept, part) !== null) || inOrder(kept, theirs) === kept.length;
}

/**
 * From the first to the last, how many of the origin's bearers they span; null where they do not stand there in their
 * order. What spans two parts of a sentence leaves nothing between: "brown for compost, black for glass" does not say
 * "brown for glass".
 */
function inOrder(kept: readonly string[], theirs: readonly string[]): number | null {
  let at = -1;
  const places = kept.map((one) => {
    at = at === theirs.length ? at : theirs.indexOf(one, at + 1);
    if (at < 0) at = theirs.length;
    return at;
  });
  const [first = 0] = places;
  return at === theirs.length ? null : at - first + 1;
}

const partsOf = (origin: string): string[] =>
  origin.split(/[,;:]\s+|\s+(?:and|but|while|or)\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));

/** What carries the meaning of a sentence, in its order: stems of its words, figures, directions, denials. */
const bearersOf = (text: string): string[] =>
  withDenials(tokens(text).flatMap(({ word, stem }) => bearingOf(word) ?? (isStopWord(word) ? [] : [stem])));

const figuresIn = (text: string): string[] => bearersOf(text).filter((one) => /\d/.test(one));

const contentOf = (text: string): string[] =>
  tokens(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ stem }) => stem);

const stemsOf = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((said) => tokens(said).map(({ stem }) => stem)));

/** The counting of steps: no source need say it. Whom to call in danger is the house's own number, and a source. */
const freeFigures = new Set(['1', '2', '3']);

/** Words that say nothing about a house. */
const talkStems = stemsOf([
  `hi hello hey welcome thanks thank please sorry glad happy hope hear good great nice lovely sure course okay ok
  yes no enjoy stay day evening help need needs want know let tell ask answer write question questions anything something
  more else moment first well looks like sounds understand see look find check try can could would will may
  here there house home assistant person people team here's what's I'm you're it's that's get got make just also
  happening detail details say word words give bit little trouble problem issue wrong thing things`,
]);
/** What one does with what is named, and says nothing of it. */
const fillers = stemsOf(['use find go park fit see please also just']);
