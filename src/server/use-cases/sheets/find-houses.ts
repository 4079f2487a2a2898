import { and, eq } from 'drizzle-orm';
import type { NewArticle } from '#contract/knowledge/knowledge.ts';
import * as copyInEnglish from '#contract/messages/en/sheets/imports.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { bodyOf } from '#features/knowledge';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { type Store, type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import type { Column } from './columns.ts';
import { noteChanges, noteTwins } from './row-changes.ts';
import type { UnderstoodRow } from './understand-sheet.ts';

const copy = spoken(copyInEnglish);

/** An article of a sheet, with the name its row has for the property; `id` when it brings one up to date. */
export type SheetArticle = NewArticle & { property: string | null; id?: string };
type Pair = { row: UnderstoodRow; value: SheetArticle };

/**
 * Finds each row's property by its name, and the article that is there already under the same title; what cannot be
 * told is noted at its cell.
 */
export const findArticles = (
  { store, vault }: { store: Store; vault: Vault },
  owner: Owner,
  pairs: Pair[],
  columns: Column[],
): Promise<void> =>
  withActor(store, owner, async (unit) => {
    const [houses, known] = await allSettledInOrder(housesOf(unit, owner), articlesOf(unit, owner));
    for (const { row, value } of pairs) {
      if (!value.property) continue;
      const house = houseNamed(houses, row, value.property);
      if (house) value.property_id = house;
    }
    noteTwins(
      pairs,
      ({ property_id, title }) => JSON.stringify([property_id, title.toLowerCase()]),
      'Title',
      (row) => fill(copy.sameTitle, { row }),
    );
    for (const { row, value } of pairs) {
      const there = known.find((one) => one.property_id === value.property_id && sameWords(one.title, value.title));
      if (!there) continue;
      value.id = there.id;
      const house = houses.find(({ id }) => id === there.property_id)?.name;
      noteChanges(row, columns, { ...there, body: bodyOf(vault, there), property: house && (value.property ?? house) });
    }
  });

export const sameWords = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The one property of that name; none or several are noted at the cell. */
export function houseNamed(
  houses: { id: string; name: string }[],
  row: UnderstoodRow,
  name: string,
): string | undefined {
  const named = houses.filter((house) => sameWords(house.name, name));
  if (named.length === 1) return named[0]?.id;
  row.errors.push({ column: 'Property', message: named.length > 1 ? copy.severalHouses : copy.noHouse });
  return undefined;
}

export const housesOf = ({ tx }: UnitOfWork, owner: Owner) =>
  tx
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(and(eq(properties.customer_id, owner.customerId), eq(properties.status, 'active')));

const articlesOf = ({ tx }: UnitOfWork, owner: Owner) =>
  tx
    .select()
    .from(knowledgeArticles)
    .where(and(eq(knowledgeArticles.customer_id, owner.customerId), eq(knowledgeArticles.status, 'active')));
