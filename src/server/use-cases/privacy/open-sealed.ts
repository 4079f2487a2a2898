import { secretNames } from '#contract/enumerations/knowledge.ts';
import * as copy from '#contract/messages/en/privacy/answers.ts';
import { type Binding, type Vault, VaultError } from '#server/platform/vault/port.ts';
import type { Row } from './read-rows.ts';

/** Which columns of a row are the vault's. */
const sealedIn = new Map<string, (row: Row) => readonly string[]>([
  ['properties', () => secretNames],
  ['property_drafts', () => ['sealed']],
  ['knowledge_articles', (row) => (row.audience === 'verified' ? ['body'] : [])],
]);

const masked = '••••';

/** One that was sealed by a lost key ends no archive. */
function openAt(vault: Vault, sealed: string, place: Binding): string {
  try {
    return vault.open(sealed, place);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    return copy.notOpened;
  }
}

/** A row with its codes, or with four dots for each; a ciphertext is told to nobody. */
export function openSealed(table: string, row: Row, vault: Vault | null): Row {
  const names = sealedIn.get(table)?.(row) ?? [];
  const opened = names.flatMap((column) => {
    const value = row[column];
    if (typeof value !== 'string') return [];
    return [[column, vault ? openAt(vault, value, { table, column, rowId: String(row.id) }) : masked] as const];
  });
  return { ...row, ...Object.fromEntries(opened) };
}
