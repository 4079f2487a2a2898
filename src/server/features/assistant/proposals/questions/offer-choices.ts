// The answer is likely among three notes and none is sure: their titles are shown, and a tap answers.
import { isNote, type Snippet } from '#language/ranking';
import { isStopWord, normalize, tokens } from '#language/text';
import { decided, sentence, type TurnContext, titleOf } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import type { Decision } from '../../deciding/decision.ts';
import { say } from '../../replies/say.ts';
import type { Proposal } from '../proposal.ts';
import { isVague, sourceOf, traceOf } from './answer-question.ts';
import { pointedAt } from './answer-unknown.ts';
import { askTheOwner } from './ask-owner.ts';

const maxChoices = 3;
/** What a tap more is worth beside an answer at once. */
const worthOfTap = 0.75;
/** "None of these" asks the owner after all, a tap later. */
const worthOfNone = 0.6;

export function proposeChoices(turn: TurnContext): Proposal[] {
  const finding = foundInThread(turn);
  const likely = finding.ranked.filter(({ snippet }) => isNote(snippet)).slice(0, maxChoices);
  const chance = likely.reduce((sum, one) => sum + one.chance, 0);
  if (likely.length < 2 || turn.input.state.pending?.kind === 'choice' || !tellsEnough(turn)) return [];
  const notes = likely.map(({ snippet }) => snippet);
  const titles = notes.map(({ id }) => `• ${titleOf(turn, id)}`).join('\n');
  const decision = decided(turn, {
    kind: 'choices',
    reply: [sentence(turn, 'choices', { titles }, notes.map(sourceOf))],
    reason: 'unknown.choices',
    state: { pending: { kind: 'choice', question: turn.input.text, notes: notes.map(({ id }) => id) } },
    trace: traceOf(finding),
  });
  const none = Math.max(0, 1 - finding.ranked.reduce((sum, one) => sum + one.chance, 0));
  return [{ decision, serves: { ask: worthOfTap * chance + worthOfNone * none, like: 0.4 } }];
}

/** "It's broken" and "help" tell nothing to look for; what points back goes to the owner with the question before. */
const tellsEnough = (turn: TurnContext): boolean =>
  !isVague(turn) && pointedAt(turn) === undefined && (turn.reading.whole.asked || contentIn(turn.input.text) > 1);

const contentIn = (text: string): number => tokens(text).filter(({ word }) => !isStopWord(word)).length;

/** A tap, or words that name one of them or none. */
export function answerChoice(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'choice') return null;
  const said = normalize(turn.input.text);
  if (said === normalize(say(turn.language, 'quickNoneOfThese')))
    return askTheOwner(turn, {
      key: 'notIt',
      question: pending.question,
      made: { kind: 'notesJudged', helped: false, asksOwner: 'now' },
      reason: 'choices.none',
    });
  const id = pending.notes.find((one) => normalize(titleOf(turn, one)) === said);
  const chosen = turn.input.knowledge.snippets.find((snippet) => snippet.id === id);
  if (chosen) return tell(turn, chosen);
  return turn.reading.whole.tokens.length <= fewWords ? answerWhich(turn) : null;
}

/** "The second one, please". */
const fewWords = 5;

/** "The second one": by its place among those that were shown. */
export function answerWhich(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  const place = placeNamed(turn.input.text);
  if (pending?.kind !== 'choice' || place === null) return null;
  const chosen = turn.input.knowledge.snippets.find(({ id }) => id === pending.notes[place]);
  return chosen ? tell(turn, chosen) : null;
}

const tell = (turn: TurnContext, snippet: Snippet): Decision =>
  decided(turn, {
    kind: 'answer',
    from: snippet.kind === 'fact' ? 'fact' : 'article',
    reply: [sentence(turn, 'quote', { text: snippet.text }, [sourceOf(snippet)])],
    reason: 'choices.chosen',
  });

function placeNamed(text: string): number | null {
  const said = normalize(text);
  const at = places.findIndex((one) => one.test(said));
  return at < 0 ? null : at;
}

/** In the five languages that guests are answered in. */
const places = [
  /\b(?:1|first|1st|primer[oa]?|premier|premiere|erste[nrs]?|primeir[oa])\b/,
  /\b(?:2|second|2nd|segund[oa]|deuxieme|second|seconde|zweite[nrs]?)\b/,
  /\b(?:3|third|3rd|tercer[oa]?|troisieme|dritte[nrs]?|terceir[oa]|last|ultim[oa]|dernier|derniere|letzte[nrs]?)\b/,
];
