import { usStateCodes } from '../states.ts';

const states: ReadonlySet<string> = new Set(usStateCodes);

/** Where a contractor goes: with neither, everywhere. */
export type Area = { service_zips: string[]; service_cities: string[] };

/**
 * Cities as people write them in one line, with semicolons or commas between them: `Newport, OR, Salem; Bend` are
 * `Newport, OR`, `Salem` and `Bend`. Each once.
 */
export function readCities(typed: string): string[] {
  const cities = typed.split(/[;\n]/).flatMap((part) => {
    const found: string[] = [];
    for (const word of part.split(',').map((one) => one.trim().replace(/\s+/g, ' '))) {
      const state = word.toUpperCase();
      const last = found.at(-1);
      if (last && !last.includes(',') && states.has(state)) found[found.length - 1] = `${last}, ${state}`;
      else if (word) found.push(word);
    }
    return found;
  });
  return [...new Set(cities)];
}

/** The same the other way, for a field or a cell. */
export const citiesText = (cities: readonly string[]): string => cities.join('; ');
