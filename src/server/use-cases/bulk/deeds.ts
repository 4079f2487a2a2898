import type { Deed } from '#contract/bulk/bulk.ts';
import { subjectOf } from '#contract/enumerations/bulk.ts';
import { articleDeed } from './article-deeds.ts';
import { contractorDeed } from './contractor-deeds.ts';
import { propertyDeed } from './property-deeds.ts';
import type { By, Ready } from './ready.ts';
import { lockSubjects } from './subjects.ts';

/** @throws NOT_FOUND when something that was chosen, or what it is about, is not the customer's */
export async function makeReady(by: By, deed: Deed, ids: string[]): Promise<Ready> {
  const chosen = await lockSubjects(by.unit, by.customerId, subjectOf(deed.kind), ids);
  switch (deed.kind) {
    case 'assign_to_properties':
    case 'set_area':
    case 'remove_contractors':
      return contractorDeed(by, deed, chosen);
    case 'set_audience':
    case 'copy_articles':
    case 'remove_articles':
      return articleDeed(by, deed, chosen);
    default:
      return { subjects: chosen, ...(await propertyDeed(by, deed)) };
  }
}
