import type { NewProperty } from '#contract/properties/properties.ts';
import type { Sentence } from './sentences.ts';

/** A field of the form, the zone apart: it follows from the address. */
export type FilledField = Exclude<keyof NewProperty, 'timezone'>;

/** What a text tells for one field. `value` is as the form types it. */
export interface Found {
  field: FilledField;
  value: string;
  from: readonly Sentence[];
}

/** The first of several readers that finds something. */
export const firstOf = <Item, T>(items: Iterable<Item>, read: (item: Item) => T | null | undefined): T | null => {
  for (const item of items) {
    const found = read(item);
    if (found !== null && found !== undefined) return found;
  }
  return null;
};

/** As it is quoted: with its label, which is half of what it says. */
export const wordsOf = ({ label, text }: Sentence): string => (label ? `${label}: ${text}` : text);

const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    a: 1,
    single: 1,
  }),
);

/** A figure, or a number up to ten in words. */
export const aNumber = '(\\d{1,2}(?:\\.5|½| ½| 1/2)?|one|two|three|four|five|six|seven|eight|nine|ten|single)';
export const numberOf = (words: string): number =>
  numberWords.get(words.toLowerCase()) ?? Number(words.replace(/ ?(?:½|1\/2)$/, '.5'));
