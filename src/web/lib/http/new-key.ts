/**
 * A random UUID (version 4) for what this browser makes: a key of a call, an id of a draft. `crypto.randomUUID` is not
 * there on a plain-HTTP address of a house's own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 15) | 64], 6);
  bytes.set([((bytes[8] ?? 0) & 63) | 128], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
