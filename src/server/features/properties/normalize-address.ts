/**
 * The form in which two addresses are compared: case, spaces, punctuation and the ZIP's last four digits do not count
 * (product rules, section 12.8).
 */
export function normalizeAddress(address: {
  street_address: string;
  city: string;
  state: string;
  zip: string;
}): string {
  const parts = [address.street_address, address.city, address.state, address.zip.slice(0, 5)];
  return parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .join('|');
}
