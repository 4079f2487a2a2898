import { createHmac } from 'node:crypto';
import type { Vault } from '#server/platform/vault/port.ts';

const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/**
 * Gives every id of an archive a new one, the same wherever it stands, so that what named another thing still does. It
 * follows from the id and from which archive is read: nothing has to be remembered, and a job that begins again makes
 * the same ones. Since nobody can choose what comes out, no file can name a row that it did not bring.
 *
 * The time an id begins with stays, for lists that are ordered by it, and its last six digits stay, by which people call
 * a work order.
 */
export function newIds(vault: Vault, archiveId: string, accounts: { from: string; to: string }) {
  const key = vault.deriveKey('archive-ids');
  const anew = (id: string): string => {
    if (id === accounts.from) return accounts.to;
    const hex = createHmac('sha256', key).update(`${archiveId}:${id}`).digest('hex');
    const middle = `7${hex.slice(0, 3)}-${(8 + (Number.parseInt(hex.charAt(3), 16) % 4)).toString(16)}${hex.slice(4, 7)}`;
    return `${id.slice(0, 13)}-${middle}-${hex.slice(7, 13)}${id.slice(-6)}`;
  };
  return {
    of: anew,
    /** In any text: a row's JSON, a file's key. */
    inText: (text: string): string => text.replace(ids, anew),
  };
}
export type NewIds = ReturnType<typeof newIds>;
