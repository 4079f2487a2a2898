import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';

/** What opens over the owner's screens by the address, `?dialog=…`. */
const names: Record<ImportKind, string> = {
  properties: 'import-properties',
  contractors: 'import-contractors',
  articles: 'import-articles',
  stays: 'import-stays',
  assignments: 'import-assignments',
};
const counts = {
  properties: copy.propertyCount,
  contractors: copy.contractorCount,
  articles: copy.articleCount,
  stays: copy.stayCount,
  assignments: copy.assignmentCount,
} as const satisfies Record<ImportKind, string>;

export const importDialog = (kind: ImportKind): string => names[kind];
export const importIn = (dialog: string | null): ImportKind | null =>
  (Object.entries(names).find(([, name]) => name === dialog)?.[0] as ImportKind | undefined) ?? null; // its keys are the kinds

/** "1 property", "12 contractors". */
export const counted = (count: number, kind: ImportKind): string => fill(counts[kind], { count });
