import { and, eq } from 'drizzle-orm';
import type { KnowledgeOverview } from '#contract/knowledge/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { completenessOf } from './completeness.ts';
import { toldInArticles } from './told-in-articles.ts';

/** So many properties are looked at, and so many shown: those that lack most. */
const maxProperties = { read: 2000, shown: 100 };

export async function knowledgeOverview(unit: UnitOfWork, customerId: string): Promise<KnowledgeOverview> {
  const isTold = await toldInArticles(unit, customerId);
  const rows = await unit.tx
    .select()
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .orderBy(properties.name, properties.id)
    .limit(maxProperties.read);
  const scored = rows.map((row) => ({ property_id: row.id, property_name: row.name, ...completenessOf(row, isTold) }));
  const sum = scored.reduce((total, { score }) => total + score, 0);
  return {
    score: scored.length ? Math.round(sum / scored.length) : null,
    properties: scored.length,
    items: scored.sort((a, b) => a.score - b.score).slice(0, maxProperties.shown),
  };
}
