// Whether a message is about a house and a stay at all, learned from what guests ask (topics.txt) and from what has
// nothing to do with it.
import { dataText } from '../text/data-text.ts';
import { normalize, words } from '../text/text.ts';
import { type PackedWeights, pairsOf, piecesOf, spread, type Traits, unpacked, weigh } from '../text/traits.ts';

/** A sum without bounds: above 0 a message is rather of a house, below it rather of something else. */
export const scopeOf = (text: string): number => weigh(learned, scopeTraits(text, learned.weights.length));

export function scopeTraits(text: string, width: number): Traits {
  const list = words(normalize(text));
  return spread(
    [
      [1, 4, list],
      [1, 4, pairsOf(list)],
      [1, 40, list.flatMap(piecesOf)],
    ],
    width,
  );
}

const learned = unpacked(JSON.parse(dataText('scope-weights.json')) as PackedWeights); // tools/eval/scope/fit.ts writes it
