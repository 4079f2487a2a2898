// What a guest's line does, read by one model that learned from lines of many hands: what it asks or tells, which trade,
// which danger, each with a probability. `tools/eval/reader/fit.ts` writes the weights.
import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import { type ServiceType, serviceTypes } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencies } from '#contract/enumerations/work-orders.ts';
import { dataBytes, dataText } from '../text/data-text.ts';
import type { Traits } from '../text/traits.ts';
import { type LineContext, lineTraits } from './line-traits.ts';
import type { Reading } from './slot-rules.ts';

/** What a line can do; several at once where it says several things. */
export const acts = [
  'ask',
  'trouble',
  'danger',
  /** Words of a danger, and plainly none. */
  'like',
  /** An answer to what was asked. */
  'answer',
  'worked',
  'failed',
  'partly',
  /** Asks how a job or question stands. */
  'state',
  /** Adds to what is under way. */
  'detail',
  'cancel',
  /** What was done is broken again. */
  'back',
  'code',
  'codefails',
  'person',
  /** Wants what the assistant may not do. */
  'refuse',
  'correct',
  'small',
] as const;
export type Act = (typeof acts)[number];

export const answers = ['yes', 'no', 'which', 'value'] as const;
type Answer = (typeof answers)[number];

export const refusals = ['money', 'promise', 'others', 'rule'] as const;
export type Refusal = (typeof refusals)[number];

export const moods = ['angry', 'grateful', 'playful', 'worried', 'child'] as const;
/** How a guest writes; `child`: a child does. */
export type Mood = (typeof moods)[number];

export interface LineReading {
  /** Probability of each act; they need not sum to one. */
  acts: Record<Act, number>;
  danger: SafetyKind;
  /** `sureness`: its share among all, 0 to 1. */
  trade: { likeliest: ServiceType; sureness: number };
  urgency: Urgency;
  answer: Answer;
  refusal: Refusal;
  /** Null where none is plain. */
  mood: Mood | null;
}

export function readLine(reading: Reading, context: LineContext): LineReading {
  const scores = scoresOf(lineTraits(reading, context, width));
  const of = (name: string): number => chance(scores[heads.get(name) ?? -1] ?? -9, name);
  const trades = serviceTypes.map((type) => ({ type, chance: of(`trade:${type}`) }));
  const trade = trades.reduce((best, next) => (next.chance > best.chance ? next : best));
  const all = trades.reduce((sum, one) => sum + one.chance, 0);
  return {
    acts: atLeastOne(Object.fromEntries(acts.map((act) => [act, of(`act:${act}`)])) as Record<Act, number>), // all acts have a head
    danger: likeliest(safetyKinds, (kind) => of(`danger:${kind}`)),
    trade: { likeliest: trade.type, sureness: trade.chance / (all || 1) },
    urgency: likeliest(urgencies, (urgency) => of(`urgency:${urgency}`)),
    answer: likeliest(answers, (answer) => of(`answer:${answer}`)),
    refusal: likeliest(refusals, (refusal) => of(`refused:${refusal}`)),
    mood: plainest(
      moods.map((mood) => ({ mood, chance: of(`mood:${mood}`) + (isSaid(mood, context) ? saidIsWorth : 0) })),
    ),
  };
}

function plainest(all: { mood: Mood; chance: number }[]): Mood | null {
  const most = all.reduce((best, next) => (next.chance > best.chance ? next : best));
  return most.chance >= plainMood ? most.mood : null;
}

/** Words that are written in it stand in the line. */
const isSaid = (mood: Mood, { hints }: LineContext): boolean => hints.includes(`mood ${mood}`);
const saidIsWorth = 0.35;

/** A word too many is worse than none. */
const plainMood = 0.4;

/** Every line does something: where no head is sure, what is likeliest is likelier than it seems to its own head. */
function atLeastOne(chances: Record<Act, number>): Record<Act, number> {
  const sum = acts.reduce((all, act) => all + chances[act], 0);
  if (sum >= 1) return chances;
  return Object.fromEntries(acts.map((act) => [act, chances[act] / sum])) as Record<Act, number>;
}

function likeliest<Name extends string>([first, ...others]: readonly Name[], of: (name: Name) => number): Name {
  return others.reduce((best, next) => (of(next) > of(best) ? next : best), first as Name); // no list is empty
}

/** As the tool writes it: of each head the size of its weights' unit, its bias, and the line that makes it a chance. */
interface LineWeights {
  width: number;
  heads: { name: string; unit: number; bias: number; slope: number; shift: number }[];
}

const learned = JSON.parse(dataText('line-heads.json')) as LineWeights;
const { width } = learned;
/** Of each column the weights of all heads, side by side. */
const weights = new Int8Array(dataBytes('line-weights.bin'));
const heads = new Map(learned.heads.map(({ name }, at) => [name, at]));

function scoresOf({ columns, shares }: Traits): Float64Array {
  const count = learned.heads.length;
  const sums = new Float64Array(count);
  columns.forEach((column, i) => {
    const share = shares[i] ?? 0;
    const from = column * count;
    for (let head = 0; head < count; head++) sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * share;
  });
  learned.heads.forEach(({ unit, bias }, head) => {
    sums[head] = (sums[head] ?? 0) * unit + bias;
  });
  return sums;
}

function chance(score: number, name: string): number {
  const head = learned.heads[heads.get(name) ?? -1];
  return 1 / (1 + Math.exp(-((head?.slope ?? 1) * score + (head?.shift ?? 0))));
}
