// The houses of the data: what an owner fills into the form, and what they write down.
import { globSync, readFileSync } from 'node:fs';
import { NewProperty } from '#contract/properties/properties.ts';

export interface House {
  house: string;
  /** Who wrote it. */
  hand: string;
  timezone: string;
  facts: Record<string, unknown> & { name: string; city: string; state: string };
  notes: Note[];
}

interface Note {
  id: string;
  title: string;
  text: string;
  audience: 'anyone' | 'verified';
}

export const readHouses = (): Map<string, House> =>
  new Map(
    globSync('tools/eval/data/understanding/houses/*/*.json')
      .map((file): House => JSON.parse(readFileSync(file, 'utf8')))
      .map((house) => [house.house, house]),
  );

/** What the form takes; a word that its lists lack the owner writes down as an article. */
export function splitFacts({ facts, notes }: House): { taken: Record<string, unknown>; told: Note[] } {
  const taken: Record<string, unknown> = {};
  const told = [...notes];
  for (const [field, value] of Object.entries(facts).filter(([, one]) => one !== null)) {
    const shape = NewProperty.shape[field as keyof typeof NewProperty.shape];
    if (shape?.safeParse(value).success) taken[field] = value;
    else told.push({ id: field, title: field.replaceAll('_', ' '), text: String(value), audience: 'anyone' });
  }
  return { taken, told };
}
