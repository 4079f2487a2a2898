// What a model may write of its own: small talk, and questions back.
import type { Language } from '#language/languages';
import { hasQuestionForm } from '#language/ranking';
import { isStopWord, normalize, tokens, words } from '#language/text';
import { withFigures } from './claims/figures.ts';
import { isTalkIn } from './claims/lexicon.ts';
import type { Backing } from './support.ts';

/**
 * Nothing that the guest could take for a fact of the house, or for a yes to what they wrote: small talk, or a question
 * back, which may use their words. Only its last clause is a question; what is said before that is held like any other.
 */
export function isTalk(sentence: string, backing: Backing, isTold: (said: string) => boolean): boolean {
  if (backing.language !== 'en') return isSmallTalkIn(sentence, backing.language);
  if (!sentence.trim().endsWith('?')) return isSmallTalk(sentence);
  const clauses = sentence.split(/[,;:–—]\s*|\s+-\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const asked = clauses.pop() ?? '';
  return isQuestionBack(asked, backing) && clauses.every((said) => isSmallTalk(said) || isTold(said));
}

/** Outside English nothing is asked back: what is meant is told instead. */
function isSmallTalkIn(said: string, language: string): boolean {
  const list = words(normalize(said));
  const isKnown = language === 'es' || language === 'fr' || language === 'de' || language === 'pt';
  return isKnown && !list.some((word) => assentsAbroad.has(word)) && isTalkIn(list, language);
}

/** Yes, it is, there is. */
const assentsAbroad = new Set(
  'si claro exacto correcto cierto vale es son esta estan hay oui ouais exact exactement accord est sont a ja jawohl genau klar naturlich stimmt ist sind gibt sim certo certeza exato e sao ha tem ok okay'.split(
    ' ',
  ),
);

function isSmallTalk(said: string): boolean {
  if (assents.test(normalize(said)) || figuresIn(said).length > 0) return false;
  return contentOf(said).every((stem) => talkStems.has(stem));
}

/** It begins as a question, tells no figure that nobody wrote, and has few words of its own. */
function isQuestionBack(asked: string, { guest, sources }: Backing): boolean {
  if (!hasQuestionForm(asked.replaceAll('?', '')) || presumes.test(normalize(asked))) return false;
  const written = new Set([...guest, ...sources].flatMap((text) => figuresIn(text)));
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

const figuresIn = (text: string, language: Language = 'en'): string[] =>
  words(withFigures(normalize(text), language)).filter((word) => /\d/.test(word));

const contentOf = (text: string): string[] =>
  tokens(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ stem }) => stem);

const stemsOf = (texts: string[]): Set<string> =>
  new Set(texts.flatMap((said) => tokens(said).map(({ stem }) => stem)));

/** Words that say nothing about a house. */
const talkStems = stemsOf([
  `hi hello hey welcome thanks thank please sorry glad happy hope hear good great nice lovely sure course okay ok
  yes no enjoy stay day evening help need needs want know let tell ask answer write question questions anything something
  more else moment first well looks like sounds understand see look find check try can could would will may
  here there house home assistant person people team here's what's I'm you're it's that's get got make just also
  happening detail details say word words give bit little trouble problem issue wrong thing things`,
]);
