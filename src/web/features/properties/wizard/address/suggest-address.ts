// What an address may go on with, by those that the owner has already. Nothing here asks anybody.
import type { PropertyRow } from '#contract/properties/properties.ts';

export const suggestedFields = ['street_address', 'city', 'zip'] as const;
export type SuggestedField = (typeof suggestedFields)[number];

type Fills = { street_address?: string; city?: string; state?: string; zip?: string };
/** What stands in the fields of an address; '' where nothing does. */
export type AddressNow = Readonly<Required<Fills>>;
export type KnownAddress = Pick<PropertyRow, 'street_address' | 'city' | 'state' | 'zip' | 'groups'>;

/** `value` goes into the field itself, `fills` into the other fields of the address that are empty. */
export type Suggestion = { key: string; value: string; building: string | null; fills: Fills };

const most = 5;

/** Those that would change something, the most frequent first. */
export function suggestAddress(
  field: SuggestedField,
  typed: string,
  now: AddressNow,
  known: readonly KnownAddress[],
): Suggestion[] {
  const found = Map.groupBy(
    known.flatMap((one) => makers[field](typed.trim(), one, known)),
    ({ key }) => key,
  );
  return [...found.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap(([one]) => (one && changes(one, typed, now) ? [one] : []))
    .slice(0, most);
}

const changes = ({ value, fills }: Suggestion, typed: string, now: AddressNow): boolean =>
  value !== typed.trim() || Object.keys(fills).some((name) => now[name as keyof Fills] === ''); // the keys of Fills

type Maker = (typed: string, one: KnownAddress, known: readonly KnownAddress[]) => Suggestion[];

const makers: Record<SuggestedField, Maker> = {
  /** "14 gar" goes on with the street of another house, and the name of a building with its address. */
  street_address: (typed, one) => {
    const { city, state, zip } = one;
    const { number, street } = partsOf(one.street_address);
    const [, own = '', words = ''] = /^(\d\S*\s+)?(.*)$/.exec(typed) ?? [];
    const building = one.groups.find(({ kind, name }) => kind === 'building' && begins(name, typed))?.name ?? null;
    const value = building ? `${number}${street}` : own && begins(street, words) ? `${own.trim()} ${street}` : null;
    return value ? [suggestion(value, { city, state, zip }, building)] : [];
  },
  city: (typed, { city, state, zip }, known) => {
    if (!begins(city, typed, 1)) return [];
    const zips = new Set(known.filter((one) => one.city === city && one.state === state).map((one) => one.zip));
    return [suggestion(city, zips.size === 1 ? { state, zip } : { state })];
  },
  zip: (typed, { city, state, zip }) => (begins(zip, typed, 1) ? [suggestion(zip, { city, state })] : []),
};

const suggestion = (value: string, fills: Fills, building: string | null = null): Suggestion => ({
  key: [value, ...Object.values(fills), building].join('|').toLowerCase(),
  value,
  building,
  fills,
});

const begins = (words: string, typed: string, least = 2): boolean =>
  typed.length >= least && words.toLowerCase().startsWith(typed.toLowerCase());

/** "200 Bay St, Unit 3": its number, and its street without the unit. */
function partsOf(address: string): { number: string; street: string } {
  const [, number = '', street = ''] = /^(\d\S*\s+)?(.*)$/.exec(address.trim()) ?? [];
  return { number, street: street.replace(/,?\s*(?:#|\b(?:unit|apt|apartment|suite|ste)\b\.?)\s*\S+$/i, '').trim() };
}
