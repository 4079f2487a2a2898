// One turn being decided: what every step reads, and how a step states its decision.

import type { ValuesOf } from '#contract/messages/languages.ts';
import type { Values } from '#contract/messages/shapes.ts';
import type { Clause, Reading } from '#language/reader';
import type { Action, Decision, Part, SourceRef, Trace } from '../deciding/decision.ts';
import type { DecisionCase } from '../deciding/decision-case.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { type BareSaying, type Sayings, say } from '../replies/say.ts';
import type { DialogueState } from './dialogue-state.ts';
import { didOf } from './last-done.ts';
import { titleOf } from './note-told.ts';

export interface TurnContext {
  input: EngineInput;
  reading: Reading;
  language: string;
}

/** A step decides the turn, or leaves it to the next step. */
export type Step = (turn: TurnContext) => Decision | null;

/** How a step states its decision: the case that it is, and what is said, done and remembered. */
export type Verdict = DecisionCase & {
  reply: Part[];
  /** The code of its trace. */
  reason: string;
  actions?: Action[];
  state?: Partial<DialogueState>;
  trace?: Partial<Trace>;
};

/** Every verdict ends the pending question unless it sets a new one. */
export function decided(turn: TurnContext, verdict: Verdict): Decision {
  const { reply, reason, actions = [], state = {}, trace = {}, ...made } = verdict;
  const next = { ...turn.input.state, pending: null, language: turn.language, introduced: true, ...state };
  return {
    ...made,
    engine: 'embedded',
    language: turn.language,
    reply,
    actions,
    state: { ...next, did: didOf(made, next.pending), quickReplies: quickRepliesTo(turn, next.pending) },
    ...(trace.band && { band: trace.band }),
    trace: { reason, rules: [], ...trace },
  };
}

/** Our questions that two short answers do for; a test sends each of them back. */
const quickKeys: Partial<Record<NonNullable<DialogueState['pending']>['kind'], BareSaying[]>> = {
  danger: ['quickYes', 'quickNo'],
  step: ['quickWorks', 'quickNotYet'],
  codeHelp: ['quickWorks', 'quickNotYet'],
  cancel: ['quickTakeBack', 'quickKeep'],
};

function quickRepliesTo(turn: TurnContext, pending: DialogueState['pending']): string[] {
  const choices = choicesIn(turn, pending);
  if (choices.length > 0) return [...choices, say(turn.language, 'quickNoneOfThese')];
  return (pending ? (quickKeys[pending.kind] ?? []) : []).map((key) => say(turn.language, key));
}

/** What is shown to choose from, as it is sent; "None of these" comes after it. */
export function choicesIn(turn: TurnContext, pending: DialogueState['pending']): string[] {
  if (pending?.kind === 'choice') return pending.notes.map((id) => titleOf(turn, id));
  if (pending?.kind === 'describe') return (pending.things ?? []).map(({ title }) => title);
  return pending?.kind === 'question' ? (pending.answers ?? []) : [];
}

/** What a turn knows by itself: a sentence need not be given it. */
type Known = { house: string; emergency: string };
type Own<Key extends keyof Sayings> = Omit<Values<Sayings[Key]>, keyof Known>;

/** Sentences that say nothing but what a turn knows by itself. */
export type PlainSaying = { [Key in keyof Sayings]: keyof Own<Key> extends never ? Key : never }[keyof Sayings];

/** A fixed sentence in the turn's language. */
export function sentence<Key extends keyof Sayings>(
  turn: TurnContext,
  key: Key,
  ...[values, sources]: keyof Own<Key> extends never
    ? [values?: Own<Key>, sources?: SourceRef[]]
    : [values: Own<Key>, sources?: SourceRef[]]
) {
  const known: Known = { house: turn.input.knowledge.name, emergency: turn.input.emergencyNumber };
  const all = [{ ...known, ...values }] as unknown as ValuesOf<Sayings[Key]>; // what is known, and the rest by its type
  return text(say(turn.language, key, ...all), sources);
}

/** Words of a playbook, with the number to call in danger. */
export const withNumber = (turn: TurnContext, words: string): string =>
  words.replaceAll('{emergency}', turn.input.emergencyNumber);

export const text = (words: string, sources: SourceRef[] = []) => ({ kind: 'text' as const, text: words, sources });

export const has = (clause: Clause, ...slots: string[]): boolean => slots.some((slot) => clause.slots.has(slot));

/** A step, or how a code is entered, was told last: what came of it is waited for. */
export const isTrying = ({ input: { state } }: TurnContext): boolean =>
  state.pending?.kind === 'step' || state.pending?.kind === 'codeHelp';

/** The guest's earlier turns, oldest first. */
export const guestTurns = (turn: TurnContext): string[] =>
  turn.input.history.filter(({ by }) => by === 'guest').map((earlier) => earlier.text);

/** Runs of four to eight digits are masked wherever words leave the thread: guests write codes into their messages. */
export const withoutCodes = (words: string): string => words.replace(/(?<!\d)\d{4,8}(?!\d)/g, '••••');
