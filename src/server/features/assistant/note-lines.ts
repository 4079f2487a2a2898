// Notes of the house as they are shown beside each other: a line each.
import { extractOf, type Snippet } from '#features/knowledge';
import type { TurnContext } from './turn.ts';

/** Of a long text what comes nearest to the question. */
export const noteLines = ({ input: { house, text } }: TurnContext, snippets: Snippet[]): string =>
  snippets
    .map((snippet) => {
      const said = extractOf(house.index, snippet, text, longest);
      return snippet.kind === 'fact' ? `• ${said}` : `• ${snippet.title}: ${said}`;
    })
    .join('\n');

/** Characters of one. */
const longest = 300;

export const isNote = ({ kind, field }: Snippet): boolean => kind !== 'secret' && !saysLittle.has(field ?? '');

/** A number or one word of a list: near to much, and hardly ever what was meant. */
const saysLittle = new Set([
  'city',
  'beds',
  'baths',
  'sq_ft',
  'property_type',
  'front_door_lock_type',
  'front_door_lock_model',
  'water_supply_type',
  'thermostat_type',
  'parking_spot_count',
]);
