import type { DeedReport } from '#contract/bulk/bulk.ts';
import { type DeedKind, type DeedSubject, isForPairs, subjectOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';

/** What the button over the rows says. */
export const deedButtons: Record<DeedKind, string> = {
  add_group: copy.addTag,
  remove_group: copy.removeTag,
  assign_contractor: copy.assignContractor,
  set_rules: copy.setRules,
  add_article: copy.writeArticle,
  assign_to_properties: copy.assignToProperties,
  set_area: copy.setArea,
  remove_contractors: copy.remove,
  set_audience: copy.setAudience,
  copy_articles: copy.copyToProperties,
  remove_articles: copy.remove,
};

export const deedTitles: Record<DeedKind, string> = {
  add_group: copy.addTagTitle,
  remove_group: copy.removeTagTitle,
  assign_contractor: copy.assignTitle,
  set_rules: copy.rulesTitle,
  add_article: copy.articleTitle,
  assign_to_properties: copy.assignToTitle,
  set_area: copy.areaTitle,
  remove_contractors: copy.removeContractorsTitle,
  set_audience: copy.audienceTitle,
  copy_articles: copy.copyTitle,
  remove_articles: copy.removeArticlesTitle,
};

/** What the button of the dialog says, with how many it is for. */
export const deedActs = {
  add_group: copy.doAdd,
  remove_group: copy.doRemove,
  assign_contractor: copy.doAssign,
  set_rules: copy.doSet,
  add_article: copy.doWrite,
  assign_to_properties: copy.doAssignTo,
  set_area: copy.doSetArea,
  remove_contractors: copy.doRemoveAll,
  set_audience: copy.doSetAudience,
  copy_articles: copy.doCopy,
  remove_articles: copy.doRemoveAll,
} as const satisfies Record<DeedKind, string>;

/** What the count before says. */
export const wouldChange = {
  add_group: copy.wouldChange,
  remove_group: copy.wouldChange,
  assign_contractor: copy.wouldChange,
  set_rules: copy.wouldChange,
  add_article: copy.wouldChange,
  assign_to_properties: copy.assignmentsWould,
  set_area: copy.contractorsWould,
  remove_contractors: copy.contractorsWould,
  set_audience: copy.articlesWould,
  copy_articles: copy.copiesWould,
  remove_articles: copy.articlesWould,
} as const satisfies Record<DeedKind, string>;

const counts = { property: copy.propertyCount, contractor: copy.contractorCount, article: copy.articleCount } as const;

/** "12 contractors": what was chosen. */
export const countedRows = (subject: DeedSubject, count: number): string => fill(counts[subject], { count });

/** "12 properties", "3 copies": what changes. */
export function counted(kind: DeedKind, count: number): string {
  if (isForPairs(kind)) return fill(kind === 'copy_articles' ? copy.copyCount : copy.assignmentCount, { count });
  return countedRows(subjectOf(kind), count);
}

/** "“Beachfront” added to 12 properties". */
export function saidOf({ kind, about, done }: Pick<DeedReport, 'kind' | 'about' | 'done'>): string {
  const what = counted(kind, done);
  if (kind === 'set_rules') return fill(copy.rulesSetFor, { what });
  if (kind === 'set_area') return fill(copy.areaSetFor, { what });
  if (kind === 'remove_contractors' || kind === 'remove_articles') return fill(copy.removedMany, { what });
  return fill(sayings[kind], { about, what });
}

const sayings = {
  add_group: copy.addedTo,
  remove_group: copy.removedFrom,
  assign_contractor: copy.assignedTo,
  add_article: copy.articleWrittenFor,
  assign_to_properties: copy.assignedPairs,
  set_audience: copy.audienceSetFor,
  copy_articles: copy.copiedFor,
} as const;
