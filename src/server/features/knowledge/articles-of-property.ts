// Which articles speak of one property: what its guests may be told, and what only the people who help may read.
import { and, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { knowledgeArticles, ownerQuestions } from '#server/db/tables/knowledge.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type ArticleRecord, bodyOf } from './articles.ts';

/** An article that guests may be told, at once or after the stay check. */
export type GuestArticle = ArticleRecord & {
  audience: 'anyone' | 'verified';
  /** What guests asked that it answers, in their words, the latest first: for finding it alone. */
  asked: string[];
};

/** Active articles for guests that speak of a property: its own and those for all of the owner's. */
export const articlesFor = async (unit: UnitOfWork, customerId: string, propertyId: string): Promise<GuestArticle[]> =>
  (await forGuests(unit).execute({ customerId, propertyId })) as GuestArticle[]; // by its condition

/** What only the people who help may read: it reaches no guest and no engine. */
export const teamArticlesFor = (unit: UnitOfWork, customerId: string, propertyId: string): Promise<ArticleRecord[]> =>
  forTeam(unit).execute({ customerId, propertyId });

/** So many questions of an article help to find it. */
const maxAsked = 5;
const askedOf = sql<string[]>`array(
  select q.question from ${ownerQuestions} q
  where q.article_id = ${knowledgeArticles}.id and q.customer_id = ${knowledgeArticles}.customer_id
  group by q.question order by max(q.created_at) desc limit ${sql.raw(String(maxAsked))})`;

const speakingOf = (audience: SQL) =>
  statement((tx) =>
    tx
      .select({ ...getTableColumns(knowledgeArticles), asked: askedOf })
      .from(knowledgeArticles)
      .where(
        and(
          eq(knowledgeArticles.customer_id, sql.placeholder('customerId')),
          eq(knowledgeArticles.status, 'active'),
          audience,
          or(isNull(knowledgeArticles.property_id), eq(knowledgeArticles.property_id, sql.placeholder('propertyId'))),
        ),
      )
      .orderBy(knowledgeArticles.created_at, knowledgeArticles.id),
  );
const forGuests = speakingOf(ne(knowledgeArticles.audience, 'team'));
const forTeam = speakingOf(eq(knowledgeArticles.audience, 'team'));

/** One article's words, if it speaks of the property; null otherwise. The caller has made the check. */
export async function openArticle(
  unit: UnitOfWork,
  vault: Vault,
  id: string,
  property: { id: string; customer_id: string },
): Promise<string | null> {
  const row = (await articlesFor(unit, property.customer_id, property.id)).find((article) => article.id === id);
  return row ? bodyOf(vault, row) : null;
}
