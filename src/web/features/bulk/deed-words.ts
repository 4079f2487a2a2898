import type { DeedReport } from '#contract/bulk/bulk.ts';
import type { DeedKind } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';

export const deedTitles: Record<DeedKind, string> = {
  add_group: copy.addTagTitle,
  remove_group: copy.removeTagTitle,
  assign_contractor: copy.assignTitle,
  set_rules: copy.rulesTitle,
  add_article: copy.articleTitle,
};

/** What the button says, with how many it is for. */
export const deedActs = {
  add_group: copy.doAdd,
  remove_group: copy.doRemove,
  assign_contractor: copy.doAssign,
  set_rules: copy.doSet,
  add_article: copy.doWrite,
} as const satisfies Record<DeedKind, string>;

/** "12 properties". */
export const counted = (count: number): string => fill(copy.propertyCount, { count });

/** "“Beachfront” added to 12 properties". */
export function saidOf({ kind, about, done }: Pick<DeedReport, 'kind' | 'about' | 'done'>): string {
  const what = counted(done);
  if (kind === 'set_rules') return fill(copy.rulesSetFor, { what });
  return fill(sayings[kind], { about, what });
}

const sayings = {
  add_group: copy.addedTo,
  remove_group: copy.removedFrom,
  assign_contractor: copy.assignedTo,
  add_article: copy.articleWrittenFor,
} as const;
