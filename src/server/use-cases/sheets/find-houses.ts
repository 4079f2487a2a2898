import { and, eq } from 'drizzle-orm';
import type { NewArticle } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

/** An article of a sheet, with the name its row has for the property; `id` when it brings one up to date. */
export type SheetArticle = NewArticle & { property: string | null; id?: string };
type Pair = { row: UnderstoodRow; value: SheetArticle };

/**
 * Finds each row's property by its name, and the article that is there already under the same title; what cannot be
 * told is noted at its cell. @returns how many rows change something that is there
 */
export const findHouses = (store: Store, owner: Owner, pairs: Pair[]): Promise<number> =>
  withActor(store, owner, async (unit) => {
    const [houses, known] = await allSettledInOrder(housesOf(unit, owner), articlesOf(unit, owner));
    for (const { row, value } of pairs) {
      if (!value.property) continue;
      const named = houses.filter(({ name }) => same(name, value.property ?? ''));
      const [house] = named;
      if (house && named.length === 1) value.property_id = house.id;
      else row.errors.push({ column: 'Property', message: house ? copy.severalHouses : copy.noHouse });
    }
    noteTwins(pairs);
    for (const { value } of pairs) {
      const there = known.find((one) => one.property_id === value.property_id && same(one.title, value.title));
      if (there) value.id = there.id;
    }
    return pairs.filter(({ value }) => value.id).length;
  });

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function noteTwins(pairs: Pair[]): void {
  const first = new Map<string, number>();
  for (const { row, value } of pairs) {
    const key = JSON.stringify([value.property_id, value.title.toLowerCase()]);
    const twin = first.get(key);
    if (twin === undefined) first.set(key, row.row);
    else row.errors.push({ column: 'Title', message: fill(copy.sameTitle, { row: twin }) });
  }
}

const housesOf = ({ tx }: UnitOfWork, owner: Owner) =>
  tx
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(and(eq(properties.customer_id, owner.customerId), eq(properties.status, 'active')));

const articlesOf = ({ tx }: UnitOfWork, owner: Owner) =>
  tx
    .select({ id: knowledgeArticles.id, title: knowledgeArticles.title, property_id: knowledgeArticles.property_id })
    .from(knowledgeArticles)
    .where(and(eq(knowledgeArticles.customer_id, owner.customerId), eq(knowledgeArticles.status, 'active')));
