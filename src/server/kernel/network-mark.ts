import { createHmac } from 'node:crypto';
import type { Vault } from '#server/platform/vault/port.ts';

/** Knows a network again without keeping its address: rows that count by it say nothing to who reads them alone. */
export const networkMark = (vault: Vault, address: string): string =>
  createHmac('sha256', vault.deriveKey('networks')).update(address).digest('base64url').slice(0, 22);

/** The same for whatever is counted by, made often: its key is derived once. */
export function createMark(vault: Vault): (who: string) => string {
  const key = vault.deriveKey('rate-limits');
  return (who) => createHmac('sha256', key).update(who).digest('base64url').slice(0, 22);
}
