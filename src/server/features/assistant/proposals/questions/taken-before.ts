// A guest of this house who asked the same took one of the notes that were shown: the next one is told it at once.
import { inEnglish } from '#language/languages';
import { isNote, type Snippet } from '#language/ranking';
import { isStopWord, tokens } from '#language/text';
import { noteTold } from '../../conversation-state/note-told.ts';
import { quoted } from '../../conversation-state/quoted.ts';
import { decided, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import type { EngineInput } from '../../deciding/engine.ts';
import type { Proposal } from '../proposal.ts';
import { pointedAt } from './answer-unknown.ts';
import { likelyNotes, proposeChoices } from './offer-choices.ts';

/**
 * Null where nobody took one, or the note is no longer among the likely ones. Whoever asks again after it was told is
 * shown all of them again: what they take then undoes a slip of the guest before.
 */
export function proposeTakenBefore(turn: TurnContext): Proposal | null {
  const note = noteTakenBefore(turn.input);
  if (!note || pointedAt(turn) !== undefined || !likelyNotes(turn).some(({ snippet }) => snippet.id === note.id))
    return null;
  const isTold = turn.input.history.some(
    ({ by, text }) => by === 'assistant' && text.includes(noteTold(turn, note).text),
  );
  const decision = isTold ? proposeChoices(turn)[0]?.decision : tellTaken(turn, note);
  return decision ? { decision, serves: { ask: 0.97, like: 0.7 } } : null;
}

const tellTaken = (turn: TurnContext, note: Snippet): Decision =>
  decided(turn, {
    kind: 'answer',
    from: 'takenBefore',
    reply: [quoted(turn, [note])],
    reason: 'answer.taken_before',
  });

type Known = Pick<EngineInput, 'text' | 'choicesMade' | 'knowledge'>;

/** Null where guests took different ones, or "None of these". */
export function noteTakenBefore({ text, choicesMade, knowledge }: Known): Snippet | null {
  const asked = wordsAsked(text);
  if (asked === '') return null;
  const alike = choicesMade.filter(({ question }) => wordsAsked(question) === asked);
  const [first] = alike;
  if (!first || alike.some(({ chosen }) => chosen !== first.chosen)) return null;
  return knowledge.snippets.find((snippet) => snippet.id === first.chosen && isNote(snippet)) ?? null;
}

/** What is asked about, in whatever order: its words but the small ones, in English. */
function wordsAsked(text: string): string {
  const words = tokens(inEnglish(text)).filter(({ word }) => !isStopWord(word));
  return [...new Set(words.map(({ stem }) => stem))].sort().join(' ');
}
