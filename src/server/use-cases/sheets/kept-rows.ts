import type { ImportKind } from '#contract/sheets/imports.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Checked } from './check-rows.ts';

/** A checked row by its number in the file. */
export type KeptRow<Kind extends ImportKind = ImportKind> = { row: number; value: Checked[Kind] };

/** What was previewed is what is written: it waits in the database, sealed, since there are codes among it. */
export const contentOf = (vault: Vault, id: string, rows: KeptRow[]): string =>
  vault.seal(JSON.stringify(rows), bindingOf(id));

export const rowsOf = <Kind extends ImportKind>(vault: Vault, id: string, content: string): KeptRow<Kind>[] =>
  JSON.parse(vault.open(content, bindingOf(id))) as KeptRow<Kind>[]; // written by the line above

const bindingOf = (rowId: string) => ({ table: 'imports', column: 'content', rowId });
