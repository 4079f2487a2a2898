/** What uniqueness looks at. */
export type Address = { street_address: string; city: string; state: string; zip: string };

/**
 * The form in which two addresses are compared: case, spaces, punctuation and the ZIP's last four digits do not count
 * (product rules, section 12.8). Numbers stay apart, or `12 3rd Street` would be `123 Rd Street`.
 */
export function normalizeAddress(address: Address): string {
  return [address.street_address, address.city, address.state, address.zip.trim().slice(0, 5)].map(bare).join('|');
}

const bare = (part: string): string =>
  part
    .replace(/\p{No}/gu, ' $& ') // `12½` is not `121/2`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase() // there and back: `ß` and `ss` are one
    .toLowerCase()
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
