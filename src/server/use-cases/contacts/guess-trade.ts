import type { ServiceType } from '#contract/enumerations/trades.ts';

/** Beginnings of words by which companies say what they do, in English and in Spanish; the first that fits counts. */
const trades: readonly [ServiceType, RegExp][] = [
  ['septic', /\b(septic|sewage|sewer|fosa septica)/],
  ['pest_control', /\b(pest|extermin|termite|plagas|fumiga)/],
  ['home_warranty', /\bhome warrant/],
  ['property_management', /\b(property manage|property mgmt)/],
  ['rental_management', /\b(rental manage|vacation rental|co-?host)/],
  ['hvac', /\b(hvac|heating|air condition|cooling|furnace|heat pump|climatiza|aire acondicionado)/],
  ['plumbing', /\b(plumb|drain|rooter|plomer|fontaner)/],
  ['electrical', /\b(electric)/],
  ['gas', /\b(propane|natural gas|gas (service|fitter|company))/],
  ['landscaping', /\b(landscap|lawn|garden|yard|tree (service|care)|jardin)/],
  ['cleaning', /\b(clean|maid|housekeep|janitor|laundry|limpieza)/],
  ['handyman', /\b(handy ?m[ae]n|home repair|maintenance|carpent|mantenimiento)/],
];

/** What somebody does, by the words they call themselves; null where nothing says so. */
export function guessTrade(words: string): ServiceType | null {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return trades.find(([, said]) => said.test(plain))?.[0] ?? null;
}
