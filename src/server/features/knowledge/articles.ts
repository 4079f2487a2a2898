import { and, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Article, NewArticle } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/developers/answers.ts';
import * as knowledge from '#contract/messages/en/knowledge.ts';
import { findProperty } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import { conflict, forbidden, notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { likePattern } from '#server/kernel/text-match.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';

export type ArticleRecord = typeof knowledgeArticles.$inferSelect;

const bindingOf = (id: string) => ({ table: 'knowledge_articles', column: 'body', rowId: id });

/**
 * What an article says; one for verified guests is sealed, so callers that are not its owner must have made the check.
 */
export const bodyOf = (vault: Vault, row: ArticleRecord): string =>
  row.audience === 'verified' ? vault.open(row.body, bindingOf(row.id)) : row.body;

/** The other way: as the row `id` keeps it. */
export const sealedBody = (
  vault: Vault,
  id: string,
  { audience, body }: Pick<NewArticle, 'audience' | 'body'>,
): string => (audience === 'verified' ? vault.seal(body, bindingOf(id)) : body);

/**
 * Writes a new article, or a new version of one. @throws NOT_FOUND when it, or its property, is not the customer's;
 * CONFLICT for a change that began from another version than `updated_at` names now
 */
export async function saveArticle(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  article: NewArticle & { id?: string; updated_at?: string | undefined },
): Promise<ArticleRecord> {
  if (article.property_id) await findProperty(unit, article.property_id);
  if (article.id) await keepFromCodeless(unit, customerId, article.id);
  const before = article.id ? await findArticle(unit, customerId, article.id) : null;
  if (article.id && article.updated_at) await refuseChanged(unit, customerId, article.id, article.updated_at);
  const id = article.id ?? newId();
  const changes = {
    property_id: article.property_id,
    title: article.title,
    audience: article.audience,
    body: sealedBody(vault, id, article),
    updated_at: unit.now,
  };
  const [row] = article.id
    ? await unit.tx.update(knowledgeArticles).set(changes).where(ownActive(customerId, article.id)).returning()
    : await unit.tx
        .insert(knowledgeArticles)
        .values({ ...changes, id, customer_id: customerId, created_at: unit.now })
        .returning();
  if (!row) throw notFound();
  await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: row.property_id });
  // Where it was before, it is missed.
  if (before && before.property_id !== row.property_id)
    await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: before.property_id });
  return row;
}

export async function removeArticle(unit: UnitOfWork, customerId: string, id: string): Promise<void> {
  await keepFromCodeless(unit, customerId, id);
  const [row] = await unit.tx
    .update(knowledgeArticles)
    .set({ status: 'inactive', updated_at: unit.now })
    .where(ownActive(customerId, id))
    .returning();
  if (!row) throw notFound();
  await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: row.property_id });
}

/** The row is held: of two changes that began from one version the second is refused. */
async function refuseChanged({ tx }: UnitOfWork, customerId: string, id: string, began: string): Promise<void> {
  const [row] = await tx
    .select({ at: knowledgeArticles.updated_at })
    .from(knowledgeArticles)
    .where(ownActive(customerId, id))
    .for('update');
  if (!row) throw notFound();
  const now = row.at.toISOString();
  if (now !== new Date(began).toISOString()) throw conflict(knowledge.articleChanged, { updated_at: now });
}

/** What a program is shown as four dots it cannot write over, open to all guests or throw away. @throws FORBIDDEN */
async function keepFromCodeless(unit: UnitOfWork, customerId: string, id: string): Promise<void> {
  if (!lacksCodes(unit.actor)) return;
  const { audience } = await findArticle(unit, customerId, id);
  if (audience === 'verified') throw forbidden(copy.keyLacksCodes);
}

/** @throws NOT_FOUND, also for one that was removed */
export async function findArticle({ tx }: UnitOfWork, customerId: string, id: string): Promise<ArticleRecord> {
  const [row] = await tx.select().from(knowledgeArticles).where(ownActive(customerId, id));
  if (!row) throw notFound();
  return row;
}

/** Brings back one that was removed; one that is there stays as it is. @throws NOT_FOUND */
export async function restoreArticle(unit: UnitOfWork, customerId: string, id: string): Promise<ArticleRecord> {
  const [row] = await unit.tx
    .update(knowledgeArticles)
    .set({ status: 'active', updated_at: unit.now })
    .where(and(eq(knowledgeArticles.id, id), eq(knowledgeArticles.customer_id, customerId)))
    .returning();
  if (!row) throw notFound();
  await unit.emit({ kind: 'article.changed', customer_id: customerId, property_id: row.property_id });
  return row;
}

type ArticlePage = {
  limit: number;
  cursor?: string | undefined;
  property_id?: string | undefined;
  q?: string | undefined;
};

/** For the owner, so the sealed ones are opened. */
export async function listArticles({ tx }: UnitOfWork, vault: Vault, customerId: string, page: ArticlePage) {
  const rows = await tx
    .select()
    .from(knowledgeArticles)
    .where(
      and(
        eq(knowledgeArticles.customer_id, customerId),
        eq(knowledgeArticles.status, 'active'),
        ofProperty(page.property_id),
        withWords(page.q),
        before(page.cursor, knowledgeArticles.updated_at, knowledgeArticles.id),
      ),
    )
    .orderBy(sql`${knowledgeArticles.updated_at} desc, ${knowledgeArticles.id} desc`)
    .limit(page.limit + 1);
  return pageFrom(
    rows,
    page.limit,
    (row) => toArticle(vault, row),
    (row) => cursorAfter(row.updated_at, row.id),
  );
}

const ofProperty = (id: string | undefined) =>
  id === 'all' ? isNull(knowledgeArticles.property_id) : id ? eq(knowledgeArticles.property_id, id) : undefined;

/** Every word somewhere; a sealed body cannot be searched. */
function withWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  return and(
    ...words.map((word) =>
      or(
        ilike(knowledgeArticles.title, likePattern(word)),
        and(ne(knowledgeArticles.audience, 'verified'), ilike(knowledgeArticles.body, likePattern(word))),
      ),
    ),
  );
}

export const toArticle = (vault: Vault, row: ArticleRecord): Article => ({
  id: row.id,
  property_id: row.property_id,
  title: row.title,
  body: bodyOf(vault, row),
  audience: row.audience,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const ownActive = (customerId: string, id: string) =>
  and(
    eq(knowledgeArticles.id, id),
    eq(knowledgeArticles.customer_id, customerId),
    eq(knowledgeArticles.status, 'active'),
  );
