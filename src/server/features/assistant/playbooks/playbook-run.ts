// Plays a playbook: what is said at once, what is tried, what is asked, and when a work order takes over.
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { matching, readMessage } from '#language/reader';
import type { DialogueState } from '../conversation-state/dialogue-state.ts';
import { type PlainSaying, sentence, type TurnContext, text, withNumber } from '../conversation-state/turn.ts';
import type { Part, SourceRef } from '../deciding/decision.ts';
import type { StayStanding } from '../deciding/engine.ts';
import { say } from '../replies/say.ts';
import type { ReadPlaybook } from './playbook-schema.ts';
import { playbookWords } from './playbook-words.ts';
import { subjectIn } from './subject-in.ts';

export type RunningPlaybook = NonNullable<DialogueState['playbook']>;

export const sourceOf = (playbook: ReadPlaybook): SourceRef => ({
  kind: 'playbook',
  id: `playbook:${playbook.id}`,
  title: playbook.title,
});

/** The steps this property can be told: a step whose fact is unknown is said without it, or left out. */
export function stepsFor(turn: TurnContext, playbook: ReadPlaybook): { id: string; part: Part }[] {
  return fill(turn, playbook, playbook.steps);
}

export function tellFirst(turn: TurnContext, playbook: ReadPlaybook): Part[] {
  const relevant = playbook.tell.filter(({ id }) => isNamed(turn, id));
  const told = fill(turn, playbook, relevant).map(({ part }) => part);
  return playbook.safety ? [text(inTheirs(turn, playbook.safety), [sourceOf(playbook)]), ...told] : told;
}

/** When to stop trying. */
export const stopPart = (turn: TurnContext, playbook: ReadPlaybook): Part =>
  text(inTheirs(turn, playbook.stop), [sourceOf(playbook)]);

/** In the guest's language, with the number to call. */
const inTheirs = (turn: TurnContext, words: string): string => withNumber(turn, playbookWords(turn.language, words));

export const opensAtOnce = (playbook: ReadPlaybook, urgency: Urgency): boolean =>
  playbook.order_from !== 'never' && urgencies.indexOf(urgency) <= urgencies.indexOf(playbook.order_from);

export function questionParts(turn: TurnContext, playbook: ReadPlaybook): Part[] {
  const asked = playbook.questions.filter(({ id }) => !isKnown(turn, playbook, id)).map(({ ask }) => ask);
  if (asked.length === 0) return [];
  const lead = asked.length === 1 ? 'oneQuestion' : 'afterOrder';
  return [
    text([say(turn.language, lead), ...asked.map((ask) => inTheirs(turn, ask))].join('\n'), [sourceOf(playbook)]),
  ];
}

/** What is waited for with the questions: the first one after `after` that has a list of answers can be tapped. */
export function pendingQuestion(turn: TurnContext, playbook: ReadPlaybook, after?: string): PendingQuestion {
  const from = playbook.questions.findIndex(({ id }) => id === after) + 1;
  const closed = playbook.questions.slice(from).find(({ id, answers }) => answers && !isKnown(turn, playbook, id));
  if (!closed) return { kind: 'question' };
  return { kind: 'question', asked: closed.id, answers: closed.answers?.map((answer) => inTheirs(turn, answer)) };
}

type PendingQuestion = Extract<DialogueState['pending'], { kind: 'question' }>;

/** One question, put again by itself. */
export const questionPart = (turn: TurnContext, playbook: ReadPlaybook, id: string): Part[] =>
  playbook.questions.filter((one) => one.id === id).map(({ ask }) => text(inTheirs(turn, ask), [sourceOf(playbook)]));

/** Told now, or when the trouble was first told. */
function isKnown(turn: TurnContext, playbook: ReadPlaybook, id: string): boolean {
  const rule = playbook.known.get(id);
  if (!rule) return false;
  const { playbook: running } = turn.input.state;
  const earlier = running?.id === playbook.id ? [readMessage(running.told)] : [];
  return [turn.reading, ...earlier].some((reading) => matching([rule], reading).length > 0);
}

export const urgencyWords = (turn: TurnContext, urgency: Urgency): string => say(turn.language, urgencyKeys[urgency]);

const urgencyKeys = {
  urgent: 'urgencyUrgent',
  high: 'urgencyHigh',
  medium: 'urgencyMedium',
  low: 'urgencyLow',
  non_urgent: 'urgencyNonUrgent',
} as const satisfies Record<Urgency, PlainSaying>;

/** That a job was opened; whoever has not passed the stay check hears what it needs before anybody is sent. */
export function orderPart(turn: TurnContext, key: 'orderOpened' | 'orderNow', urgency: Urgency, subject: string): Part {
  const holes = { urgency: urgencyWords(turn, urgency), subject: subjectIn(turn.language, subject) };
  const opened = sentence(turn, key, holes);
  if (opened.kind !== 'text') return opened;
  const words = [opened.text, ...neededFirst(turn.language, turn.input.stay)].join('\n');
  return { ...text(words, opened.sources), about: 'job' };
}

/** What a job needs before anybody is sent, as a sentence for whoever told of it; none after the stay check. */
export function neededFirst(language: string, stay: StayStanding): string[] {
  if (stay === 'none') return [say(language, 'orderCheck')];
  return stay === 'past' ? [say(language, 'orderPast')] : [];
}

/** A valve is told only when the guest's words are about it ("kitchen" → the kitchen sink's valve). */
function isNamed(turn: TurnContext, id: string): boolean {
  const word = rooms.get(id);
  return word ? word.test(turn.input.text) : true;
}

const rooms = new Map([
  ['kitchen', /kitchen|cocina|cuisine|k[uü]che|cozinha/i],
  ['bath', /bath|ba[nñ]o|bain|bad\b|banheiro/i],
  ['dishwasher', /dishwasher|lavavajillas/i],
]);

function fill(turn: TurnContext, playbook: ReadPlaybook, steps: ReadPlaybook['steps']): { id: string; part: Part }[] {
  return steps.flatMap(({ id, say: words, otherwise }) => {
    const { filled, sources } = withFacts(turn, inTheirs(turn, words));
    const said = filled ?? (otherwise && inTheirs(turn, otherwise));
    return said ? [{ id, part: text(said, [...(filled ? sources : []), sourceOf(playbook)]) }] : [];
  });
}

/** Fills `{fact}` holes; null when one of the facts is unknown. */
function withFacts(turn: TurnContext, words: string): { filled: string | null; sources: SourceRef[] } {
  const sources: SourceRef[] = [];
  let missing = false;
  const filled = words.replace(/\{(\w+)\}/g, (_, field: string) => {
    const fact = turn.input.knowledge.snippets.find(({ id }) => id === `fact:${field}`);
    // A hole names a column; a test checks every playbook's holes against the known ones.
    const value = (turn.input.knowledge.facts as unknown as Record<string, unknown>)[field];
    if (!fact || value === null || value === undefined) missing = true;
    else sources.push({ kind: 'fact', id: fact.id, title: fact.title });
    return withStop(String(value ?? ''));
  });
  return { filled: missing ? null : filled, sources };
}

const withStop = (value: string): string => (/[.!?]$/.test(value) ? value : `${value}.`);
