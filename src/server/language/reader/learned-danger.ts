// A second reader of danger, learned from our own sentences: it never rings anybody, it only has the guest asked
// whether anyone is in danger.
import { type SafetyKind, safetyKinds } from '#contract/enumerations/conversations.ts';
import { dataText } from '../text/data-text.ts';
import { type PackedWeights, unpacked, weigh } from '../text/traits.ts';
import { stretchesOf, traitsOf } from './danger-traits.ts';
import type { Reading } from './slot-rules.ts';

/** As `tools/eval/fit-danger.ts` writes it. */
interface LearnedDanger {
  danger: PackedWeights;
  kinds: Record<string, PackedWeights>;
  /** Ask from this score on. */
  ask_from: number;
}

/** The kind that a message most likely is about, when it sounds like danger; null when it does not. */
export function suspicionIn(reading: Reading): SafetyKind | null {
  if (reading.whole.tokens.length < minWords) return null;
  const heard = stretchesOf(reading).find((stretch) => scoreOf(stretch) >= askFrom);
  return heard ? likeliestKind(heard) : null;
}

/** "And outside?" says nothing by itself; what does in two words, the rules name. */
const minWords = 3;

const scoreOf = (stretch: Reading): number => weigh(danger, traitsOf(stretch, danger.weights.length));

function likeliestKind(stretch: Reading): SafetyKind {
  const traits = traitsOf(stretch, kindWidth);
  const scores = kinds.map(({ kind, column }) => ({ kind, score: weigh(column, traits) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).kind;
}

const learned = JSON.parse(dataText('danger-weights.json')) as LearnedDanger; // our own tool writes it
const danger = unpacked(learned.danger);
const askFrom = learned.ask_from;
const kinds = safetyKinds.map((kind) => {
  const packed = learned.kinds[kind];
  if (!packed) throw new Error(`No weights for "${kind}" in data/danger-weights.json.`);
  return { kind, column: unpacked(packed) };
});
const kindWidth = Math.max(...kinds.map(({ column }) => column.weights.length));
