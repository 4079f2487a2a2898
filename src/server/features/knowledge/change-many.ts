import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ArticleAudience } from '#contract/enumerations/knowledge.ts';
import { asJson } from '#server/db/json.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { type ArticleRecord, bodyOf, sealedBody } from './articles.ts';
import { told, writeForMany } from './articles-of-many.ts';

/** Who may read articles from now on: what is for verified guests is sealed, what no longer is, is not. @returns who could before, of those that change */
export async function setAudienceOfMany(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  ids: string[],
  audience: ArticleAudience,
): Promise<Map<string, ArticleAudience>> {
  const rows = (await activeOf(unit, customerId, ids)).filter((row) => row.audience !== audience);
  await writeAudiences(
    unit,
    vault,
    customerId,
    rows.map((row) => ({ row, audience })),
  );
  return new Map(rows.map(({ id, audience: was }) => [id, was]));
}

/** @returns which are as they were before; one that was changed since `doneAt` is left */
export async function undoAudienceOfMany(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  { ids, was, doneAt }: { ids: string[]; was: ReadonlyMap<string, ArticleAudience>; doneAt: Date },
): Promise<Set<string>> {
  const rows = await activeOf(unit, customerId, ids, lte(knowledgeArticles.updated_at, doneAt));
  await writeAudiences(
    unit,
    vault,
    customerId,
    rows.map((row) => ({ row, audience: was.get(row.id) ?? row.audience })),
  );
  return new Set(rows.map(({ id }) => id));
}

type Pair = { id: string; propertyId: string };

/** Copies articles to properties. Where one is the property's own nothing is done; one of its title refuses. */
export async function copyToMany(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  pairs: Pair[],
): Promise<{ done: (Pair & { copyId: string })[]; refused: (Pair & { why: string })[] }> {
  const places = Map.groupBy(pairs, ({ id }) => id);
  const done: (Pair & { copyId: string })[] = [];
  const refused: (Pair & { why: string })[] = [];
  for (const row of await activeOf(unit, customerId, [...places.keys()])) {
    const { id, title, audience } = row;
    const propertyIds = (places.get(id) ?? []).map((one) => one.propertyId).filter((one) => one !== row.property_id);
    const article = { title, audience, body: bodyOf(vault, row) };
    const written = await writeForMany(unit, vault, { customerId, propertyIds }, article);
    for (const [propertyId, copyId] of written.done) done.push({ id, propertyId, copyId });
    for (const [propertyId, why] of written.refused) refused.push({ id, propertyId, why });
  }
  return { done, refused };
}

/** @returns which were there */
export const removeArticles = async (unit: UnitOfWork, customerId: string, ids: string[]): Promise<string[]> => [
  ...(await setStatuses(unit, customerId, ids, 'inactive')),
];

/** @returns which were removed */
export const restoreArticles = (unit: UnitOfWork, customerId: string, ids: string[]): Promise<Set<string>> =>
  setStatuses(unit, customerId, ids, 'active');

async function setStatuses(unit: UnitOfWork, customerId: string, ids: string[], status: 'active' | 'inactive') {
  const rows = await unit.tx
    .update(knowledgeArticles)
    .set({ status, updated_at: unit.now })
    .where(
      and(
        eq(knowledgeArticles.customer_id, customerId),
        inArray(knowledgeArticles.id, ids),
        sql`${knowledgeArticles.status} <> ${status}`,
      ),
    )
    .returning({ id: knowledgeArticles.id, property_id: knowledgeArticles.property_id });
  await told(unit, customerId, rows);
  return new Set(rows.map(({ id }) => id));
}

const activeOf = ({ tx }: UnitOfWork, customerId: string, ids: string[], unchanged?: SQL): Promise<ArticleRecord[]> =>
  tx
    .select()
    .from(knowledgeArticles)
    .where(
      and(
        eq(knowledgeArticles.customer_id, customerId),
        inArray(knowledgeArticles.id, ids),
        eq(knowledgeArticles.status, 'active'),
        unchanged,
      ),
    );

async function writeAudiences(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  all: { row: ArticleRecord; audience: ArticleAudience }[],
): Promise<void> {
  const written = asJson(
    all.map(({ row, audience }) => ({
      id: row.id,
      audience,
      body: sealedBody(vault, row.id, { audience, body: bodyOf(vault, row) }),
    })),
  );
  await unit.tx.execute(sql`
    update knowledge_articles a set audience = w.audience, body = w.body, updated_at = ${unit.now.toISOString()}
    from jsonb_to_recordset(${written}::jsonb) as w(id uuid, audience text, body text)
    where a.customer_id = ${customerId} and a.id = w.id`);
  await told(
    unit,
    customerId,
    all.map(({ row }) => row),
  );
}
