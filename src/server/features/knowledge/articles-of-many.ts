import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { NewArticle } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { newId } from '#server/db/tables/columns.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import type { OfMany } from '#server/kernel/of-many.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { sealedBody } from './articles.ts';

type Article = Omit<NewArticle, 'property_id'>;

/**
 * Writes an article for each of these properties, all the customer's and held by the caller; one that has an article of
 * that title refuses. @returns the articles' ids
 */
export async function writeForMany(
  unit: UnitOfWork,
  vault: Vault,
  { customerId, propertyIds }: { customerId: string; propertyIds: string[] },
  article: Article,
): Promise<OfMany<string>> {
  const taken = await titled(unit, customerId, propertyIds, article.title);
  const done = new Map(propertyIds.filter((id) => !taken.has(id)).map((id) => [id, newId()]));
  const rows = [...done].map(([property_id, id]) => ({
    id,
    customer_id: customerId,
    property_id,
    title: article.title,
    audience: article.audience,
    body: sealedBody(vault, id, article),
    created_at: unit.now,
    updated_at: unit.now,
  }));
  if (rows.length > 0) await unit.tx.insert(knowledgeArticles).values(rows);
  await told(unit, customerId, rows);
  return { done, refused: new Map([...taken].map((id) => [id, copy.sameArticle])) };
}

/** @returns which of these are gone now; one that was changed since `doneAt`, or removed, is left */
export async function removeUnchanged(
  unit: UnitOfWork,
  customerId: string,
  ids: string[],
  doneAt: Date,
): Promise<Set<string>> {
  const gone = await unit.tx
    .update(knowledgeArticles)
    .set({ status: 'inactive', updated_at: unit.now })
    .where(
      and(
        eq(knowledgeArticles.customer_id, customerId),
        inArray(knowledgeArticles.id, ids),
        eq(knowledgeArticles.status, 'active'),
        lte(knowledgeArticles.updated_at, doneAt),
      ),
    )
    .returning({ id: knowledgeArticles.id, property_id: knowledgeArticles.property_id });
  await told(unit, customerId, gone);
  return new Set(gone.map(({ id }) => id));
}

async function titled({ tx }: UnitOfWork, customerId: string, propertyIds: string[], title: string) {
  const rows = await tx
    .selectDistinct({ id: sql<string>`${knowledgeArticles.property_id}` })
    .from(knowledgeArticles)
    .where(
      and(
        eq(knowledgeArticles.customer_id, customerId),
        inArray(knowledgeArticles.property_id, propertyIds),
        eq(knowledgeArticles.status, 'active'),
        sql`lower(${knowledgeArticles.title}) = lower(${title})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export const told = (unit: UnitOfWork, customerId: string, articles: { property_id: string | null }[]) =>
  unit.emitAll(articles.map(({ property_id }) => ({ kind: 'article.changed', customer_id: customerId, property_id })));
