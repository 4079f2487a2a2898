// The answer is likely among three notes and none is sure: their titles are shown, and a tap answers.
import { isNote, type Snippet } from '#language/ranking';
import { isStopWord, tokens } from '#language/text';
import { choiceTaken, placeNamed } from '../../conversation-state/choice-taken.ts';
import { sourceOf, titleOf } from '../../conversation-state/note-told.ts';
import { quoted } from '../../conversation-state/quoted.ts';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { foundInThread } from '../../conversation-state/turn-finding.ts';
import type { Action, Decision } from '../../deciding/decision.ts';
import type { Proposal } from '../proposal.ts';
import { isVague, traceOf } from './answer-question.ts';
import { pointedAt } from './answer-unknown.ts';
import { askTheOwner } from './ask-owner.ts';

const maxChoices = 3;
/** What a tap more is worth beside an answer at once. */
const worthOfTap = 0.8;
/** "None of these" asks the owner after all, a tap later. */
const worthOfNone = 0.75;

export function proposeChoices(turn: TurnContext): Proposal[] {
  const finding = foundInThread(turn);
  const likely = likelyNotes(turn);
  const chance = likely.reduce((sum, one) => sum + one.chance, 0);
  const { pending } = turn.input.state;
  const isShown = pending?.kind === 'choice' && !pending.isAsked;
  if (likely.length < 2 || isShown || !tellsEnough(turn)) return [];
  const { asked, pending: shown } = toTap(turn, 'choices', notesOf(likely));
  const decision = decided(turn, {
    kind: 'choices',
    reply: [asked],
    reason: 'unknown.choices',
    state: { pending: shown },
    trace: traceOf(finding),
  });
  const none = Math.max(0, 1 - finding.ranked.reduce((sum, one) => sum + one.chance, 0));
  return [{ decision, serves: { ask: worthOfTap * chance + worthOfNone * none, like: 0.4 } }];
}

/** The owner is asked, and what is nearest can be tapped meanwhile: it may say it in words that were not understood. */
export function withNearest(turn: TurnContext, decision: Decision): Decision {
  const near = likelyNotes(turn).filter(({ chance }) => chance >= leastChance);
  if (decision.kind !== 'askOwner' || near.length === 0 || !tellsEnough(turn)) return decision;
  const { asked, pending } = toTap(turn, 'choicesBeside', notesOf(near));
  return decided(turn, {
    kind: 'askOwner',
    reply: [...decision.reply, asked],
    actions: decision.actions,
    reason: decision.trace.reason,
    state: { pending: { ...pending, isAsked: true } },
    trace: decision.trace,
  });
}

/** What several questions of one message might mean, as one choice: two of each, and no more than can be read at once. */
export function oneChoice(turn: TurnContext, each: readonly Decision[]): Decision {
  const { snippets } = turn.input.knowledge;
  const ids = each.flatMap(({ state: { pending } }) =>
    pending?.kind === 'choice' ? pending.notes.slice(0, ofEach) : [],
  );
  const notes = [...new Set(ids)].slice(0, mostTogether).flatMap((id) => snippets.find((one) => one.id === id) ?? []);
  const { asked, pending } = toTap(turn, 'choices', notes);
  return decided(turn, { kind: 'choices', reply: [asked], reason: 'unknown.choices', state: { pending } });
}

const ofEach = 2;
const mostTogether = 4;

/** The titles of notes as they can be tapped. */
function toTap(turn: TurnContext, key: 'choices' | 'choicesBeside', notes: readonly Snippet[]) {
  const titles = notes.map(({ id }) => `• ${titleOf(turn, id)}`).join('\n');
  return {
    asked: sentence(
      turn,
      key,
      { titles },
      notes.map((note) => sourceOf(turn, note)),
    ),
    pending: { kind: 'choice' as const, question: turn.input.text, notes: notes.map(({ id }) => id) },
  };
}

const notesOf = (of: ReturnType<typeof likelyNotes>): Snippet[] => of.map(({ snippet }) => snippet);

/** Less likely ones would only puzzle. */
const leastChance = 0.03;

/** The likeliest of the house's notes, as many as are shown. */
export const likelyNotes = (turn: TurnContext) =>
  foundInThread(turn)
    .ranked.filter(({ snippet }) => isNote(snippet))
    .slice(0, maxChoices);

/** "It's broken" and "help" tell nothing to look for; what points back goes to the owner with the question before. */
const tellsEnough = (turn: TurnContext): boolean =>
  !isVague(turn) && pointedAt(turn) === undefined && (turn.reading.whole.asked || contentIn(turn.input.text) > 1);

const contentIn = (text: string): number => tokens(text).filter(({ word }) => !isStopWord(word)).length;

/** A tap, or words that name one of them or none. */
export function answerChoice(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'choice') return null;
  const taken = choiceTaken(turn, pending);
  if (taken === 'none' && pending.isAsked)
    return decided(turn, {
      kind: 'notesJudged',
      asksOwner: 'before',
      reply: [sentence(turn, 'ownerHasIt')],
      actions: [keepingOf(turn, pending, null)],
      reason: 'choices.none',
    });
  if (taken === 'none') {
    const asked = askTheOwner(turn, {
      key: 'notIt',
      question: pending.question,
      made: { kind: 'notesJudged', asksOwner: 'now' },
      reason: 'choices.none',
    });
    return { ...asked, actions: [...asked.actions, keepingOf(turn, pending, null)] };
  }
  if (taken !== null) return tell(turn, pending, taken.place);
  return turn.reading.whole.tokens.length <= fewWords ? answerWhich(turn) : null;
}

/** "The second one, please". */
const fewWords = 5;

/** "The second one": by its place among those that were shown. */
export function answerWhich(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'choice') return null;
  const place = placeNamed(turn.input.text, pending.notes.length);
  return place === null ? null : tell(turn, pending, place);
}

/** Null where the note is gone since. */
function tell(turn: TurnContext, pending: Shown, place: number): Decision | null {
  const snippet = turn.input.knowledge.snippets.find(({ id }) => id === pending.notes[place]);
  if (!snippet) return null;
  const asked = pending.isAsked ? turn.input.openQuestions.find((one) => one === pending.question) : undefined;
  return decided(turn, {
    kind: 'answer',
    from: snippet.kind === 'fact' ? 'fact' : 'article',
    reply: [quoted(turn, [snippet]), ...(asked ? [sentence(turn, 'takenBack')] : [])],
    actions: [
      keepingOf(turn, pending, snippet.id),
      ...(asked ? [{ kind: 'take_back_question', question: asked } as const] : []),
    ],
    reason: 'choices.chosen',
  });
}

type Shown = { question: string; notes: string[]; isAsked?: boolean };

const keepingOf = ({ language }: TurnContext, { question, notes }: Shown, chosen: string | null): Action => ({
  kind: 'keep_choice',
  question,
  language,
  shown: notes,
  chosen,
});
