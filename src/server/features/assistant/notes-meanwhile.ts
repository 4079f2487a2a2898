// What is shown beside a question that goes to the owner: notes that may say it all the same.
import { type Finding, normalise, scopeOf } from '#features/knowledge';
import { sourceOf } from './answer-question.ts';
import type { Decision, Part } from './engine.ts';
import { isNote, noteLines } from './note-lines.ts';
import { say } from './say.ts';
import { decided, has, sentence, type TurnContext } from './turn.ts';

/**
 * Nobody waits for hours for what is written: of what goes to the owner although the house has an answer, more than
 * half is among them (paraphrase-questions.jsonl).
 * @param told ids of what the same reply tells already
 */
export function notesMeanwhile(turn: TurnContext, { ranked }: Finding, told: string[] = []): Part | null {
  if (scopeOf(turn.input.text) < surelyOfHouse) return null;
  const least = Math.max(leastScore, leastShare * (ranked[0]?.score ?? 0));
  const near = ranked
    .filter(({ snippet, score }) => score >= least && isNote(snippet) && !told.includes(snippet.id))
    .map(({ snippet }) => snippet)
    .slice(0, mostNotes);
  return near.length > 0
    ? sentence(turn, 'notes_meanwhile', { notes: noteLines(turn, near) }, near.map(sourceOf))
    : null;
}

/** From here on .79 of the questions of houses that guests paraphrase are known for such, and .29 of any others. */
const surelyOfHouse = 2;
const leastScore = 3;
const leastShare = 0.3;
const mostNotes = 3;

/** "Thanks, that's it" after notes that were shown meanwhile, as tapped or in like words. */
export function answerAfterNotes(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'asked' || turn.reading.whole.tokens.length > 6) return null;
  const isTapped = normalise(turn.input.text) === normalise(say(turn.language, 'quick_helps'));
  if (!isTapped && !has(turn.reading.whole, 'that-is-it')) return null;
  return decided(turn, {
    reply: [sentence(turn, 'taken_back')],
    actions: [{ kind: 'take_back_question', question: pending.question }],
    reason: 'offer.taken_back',
  });
}
