// Danger in the five languages guests write: word beginnings that stand together in a message, whatever lies between them.
import { type DangerRule, type Hearsay, inAny, inEnglish, plainWords } from './danger-book.ts';
import { languageOf } from './language.ts';

/** Every rule that a message fills. Questions, suppositions and what is denied count for nothing, except where a rule says so. */
export function alarmsIn(text: string): DangerRule[] {
  const { rules, hearsay } = languageOf(text, 'unknown', null) === 'en' ? inEnglish : inAny;
  const pieces = piecesOf(text, hearsay);
  const told = pieces.filter(({ asked }) => !asked);
  const undenied = (piece: Piece): string => piece.words.replace(hearsay.denied, ' ; ');
  const plain = thoughtsOf(told.map(undenied));
  const withQuestions = thoughtsOf(pieces.map(undenied));
  const withDenials = thoughtsOf(told.map(({ words }) => words));
  const all = thoughtsOf(pieces.map(({ words }) => words));
  return rules.filter(({ asked, neg, needs, unless }) =>
    (asked ? (neg ? all : withQuestions) : neg ? withDenials : plain).some(
      (said) => needs.every((slot) => slot.test(said)) && !unless.some((slot) => slot.test(said)),
    ),
  );
}

/** Guests break one thought over sentences; up to this many words are read as one, of more each two pieces together. */
const oneThought = 25;

function thoughtsOf(pieces: string[]): string[] {
  const whole = pieces.join(' ');
  if (whole.split(' ').length <= oneThought) return [whole];
  return pieces.map((piece, i) => [piece, pieces[i + 1] ?? ''].join(' '));
}

interface Piece {
  words: string;
  /** A question from its first words, or from its mark and how it begins. */
  asked: boolean;
}

/** What nobody supposes ("if there is a fire…"). */
function piecesOf(text: string, { asks, asksMarked, supposed }: Hearsay): Piece[] {
  return (text.slice(0, longest).match(/[^.,;!?¿¡\n]+[?]?/g) ?? [])
    .map((piece) => ({ words: plainWords(piece), marked: piece.endsWith('?') }))
    .filter(({ words }) => !supposed.test(words))
    .map(({ words, marked }) => ({ words, asked: asks.test(words) || (marked && asksMarked.test(words)) }));
}

/** Characters; the longest message that somebody writes has fewer. */
const longest = 4000;
