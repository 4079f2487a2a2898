import type { NewArticle } from '#contract/knowledge/knowledge.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { saveArticle } from './articles.ts';

type Many = { property_id: string | null; items: Omit<NewArticle, 'property_id'>[] };

/**
 * Writes several articles in one transaction: all or none. @throws NOT_FOUND when the property is not the customer's
 */
export async function createManyArticles(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  { property_id, items }: Many,
): Promise<{ written: number; ids: string[] }> {
  const ids: string[] = [];
  for (const article of items) ids.push((await saveArticle(unit, vault, customerId, { ...article, property_id })).id);
  return { written: items.length, ids };
}
