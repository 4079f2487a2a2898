import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { imageSlots } from '#contract/properties/property-images.ts';
import { newGuestToken, normalizeAddress } from '#features/properties';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Row } from '../read-rows.ts';
import type { NewIds } from './new-ids.ts';
import type { Noun } from './nouns.ts';
import type { Tally } from './tally.ts';
import { fileKey } from './verify-archive.ts';

const copy = spoken(copyInEnglish);

type Parts = { vault: Vault; ids: NewIds; customerId: string; files: ReadonlySet<string>; tally: Tally };
export type CompleteRow = { row: Row; files: string[] };

/** A row with what no archive tells of, made anew. @returns why it can't be read, where it names a file that is not there */
export function completeRow(parts: Parts, noun: Noun, row: Row): CompleteRow | string {
  const mine = noun.back === 'insert' ? { ...row, customer_id: parts.customerId } : row;
  if (noun.sealed.length > 0) return { row: sealed(parts.vault, noun, mine), files: [] };
  if (noun.name === 'properties') return asProperty(parts, mine);
  if (noun.name === 'notifications') return { row: { ...mine, event_id: eventOf(String(mine.id)) }, files: [] };
  if (!('file_key' in mine)) return { row: mine, files: [] };
  const key = String(mine.file_key);
  return fileKey.test(key) && parts.files.has(key) ? { row: mine, files: [key] } : copy.noFile;
}

function sealed(vault: Vault, noun: Noun, row: Row): Row {
  const rowId = String(row.id);
  const values = noun.sealed.map((column) => {
    const said = row[column];
    const isText = typeof said === 'string' && said !== '';
    return [column, isText ? vault.seal(said, { table: noun.tableName, column, rowId }) : null] as const;
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** With a guest link of its own; a picture that is not in the file leaves an empty slot. */
function asProperty({ files, tally }: Parts, row: Row): CompleteRow {
  const named: string[] = [];
  const pictures = imageSlots.map((slot) => {
    const [key = '', version = ''] = String(row[slot] ?? '').split('?v=');
    const isThere = fileKey.test(key) && files.has(key) && /^[\da-f-]{36}$/.test(version);
    if (isThere) named.push(key);
    return [slot, isThere ? row[slot] : null] as const;
  });
  if (row.status === 'active') tally.note('guest_links');
  const address = {
    street_address: String(row.street_address),
    city: String(row.city),
    state: String(row.state),
    zip: String(row.zip),
  };
  const own = { guest_token: newGuestToken(), normalized_address: normalizeAddress(address) };
  return { row: { ...row, ...Object.fromEntries(pictures), ...own }, files: named };
}

/**
 * What a notice was about happened elsewhere: it stands for no event of this server, whose numbers are above zero. The
 * number follows from the id, so that no two are the same by more than chance.
 */
const eventOf = (id: string): number => -Number.parseInt(id.replaceAll('-', '').slice(-13), 16) - 1;
