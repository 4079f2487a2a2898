import type { ImportKind } from '#contract/imports.ts';

/** What opens over the owner's screens by the address, `?dialog=…`. */
const names: Record<ImportKind, string> = { properties: 'import-properties', contractors: 'import-contractors' };

export const importDialog = (kind: ImportKind): string => names[kind];
export const importIn = (dialog: string | null): ImportKind | null =>
  dialog === names.properties ? 'properties' : dialog === names.contractors ? 'contractors' : null;

/** "1 property", "12 contractors". */
export const counted = (count: number, kind: ImportKind): string => {
  const one = kind === 'properties' ? 'property' : 'contractor';
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : kind}`;
};
