// Nothing surely answers, but something known stands near: it is shown as no more than that, and "no" asks the owner.
import { type Finding, isNote, type Snippet, scopeOf } from '#language/ranking';
import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { sourceOf, traceOf } from './answer-question.ts';
import { askTheOwner } from './ask-owner.ts';
import { noteLines } from './note-lines.ts';

/**
 * Much of what guests ask shares no word with the text that answers it, and would wait hours for the owner. Where
 * something was just shown so and the guest asks on, the owner is asked at once.
 */
export function offerNearest(turn: TurnContext, finding: Finding, from: number = likelyEnough): Decision | null {
  if (turn.input.state.pending?.kind === 'offer') return null;
  const shown = nearestOf(finding, from - scopeShare * Math.min(scopeOf(turn.input.text), maxScope));
  const [first] = shown;
  if (!first) return null;
  const reply =
    shown.length > 1
      ? sentence(turn, 'nearestTwo', { text: noteLines(turn, shown) }, shown.map(sourceOf))
      : sentence(turn, 'nearest', { title: first.title, text: first.text }, [sourceOf(first)]);
  return decided(turn, {
    kind: 'nearest',
    reply: [reply],
    reason: 'unknown.nearest',
    state: { pending: { kind: 'offer', question: turn.input.text } },
    trace: traceOf(finding),
  });
}

/** The first, and a second that is near as well; none when a code would be the first. */
function nearestOf({ confidence, ranked }: Finding, from: number): Snippet[] {
  const [first, second] = ranked;
  if (!first || first.snippet.kind === 'secret') return [];
  if (confidence < (first.snippet.kind === 'fact' ? Math.max(from, likelyFact) : from)) return [];
  const isNear = second && isNote(second.snippet) && second.score >= nearEnough * first.score;
  return isNear ? [first.snippet, second.snippet] : [first.snippet];
}

/**
 * Confidence asked for, less what the message's being of houses adds. From here on, of what is shown four fifths are
 * right where the house has an answer at all, and .02 of what is out of scope is shown something
 * (paraphrase-questions.jsonl, `npm run eval -- out-of-scope`).
 */
const likelyEnough = 0.35;
const scopeShare = 0.02;
const maxScope = 6;
/** A field says one thing, and its town or its size is near to much. */
const likelyFact = 0.4;
/** Of a statement more is wanted: it may ask nothing. */
export const likelyOfStatement = 0.4;

/** With a second from here on, .86 of those that the house answers are among what is shown; .77 with the first alone. */
const nearEnough = 0.5;

/** "Not that" after it: the question itself goes to the owner. */
export function answerAfterOffer(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'offer' || turn.reading.whole.tokens.length > 6) return null;
  if (has(turn.reading.whole, 'no-word', 'negation', 'still-word')) {
    return askTheOwner(turn, {
      key: 'notIt',
      question: pending.question,
      made: { kind: 'notesJudged', helped: false, asksOwner: 'now' },
      reason: 'offer.refused',
    });
  }
  if (!has(turn.reading.whole, 'yes-word', 'thanks-word')) return null;
  return decided(turn, {
    kind: 'notesJudged',
    helped: true,
    asksOwner: 'never',
    reply: [sentence(turn, 'thanks')],
    reason: 'offer.taken',
  });
}
