import { eq, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { users } from '#server/db/tables/accounts.ts';
import { knowledgeArticles } from '#server/db/tables/knowledge.ts';
import { properties, propertyDrafts } from '#server/db/tables/properties.ts';
import { customerTables } from '../customer-tables.ts';
import { notInArchive, notReadBack, untold } from './left-out.ts';

/** One kind of thing in an archive: a file of its rows, each in the shape that the API answers with. */
export type Noun = {
  /** As the contract calls it; its file is `<folder>/<name>.json`. */
  name: string;
  table: PgTable;
  tableName: string;
  /** `data` and `secrets` are read back, `records` are for people. */
  folder: 'data' | 'records' | 'secrets';
  columns: readonly PgColumn[];
  whose: PgColumn;
  where?: SQL | undefined;
  /** Columns that the vault sealed, opened in the file. */
  sealed: readonly string[];
  /** How it is read back: as new rows, or into rows that are there. */
  back: 'insert' | 'update' | null;
};

/** Where the contract has another name for the thing than its table. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    contractor_papers: 'papers',
    dispatch_offers: 'offers',
    knowledge_articles: 'articles',
    property_contractors: 'assignments',
    webhook_endpoints: 'webhooks',
  }),
);

/** What of the profile is taken over by another account; the login, the plan and consent are its own. */
export const profileColumns = [
  'full_name',
  'company_name',
  'phone_number',
  'address_line1',
  'address_line2',
  'address_city',
  'address_state',
  'address_zip',
  'property_sort_key',
  'property_sort_direction',
  'contractor_sort_key',
  'contractor_sort_direction',
  'work_order_sort_key',
  'work_order_sort_direction',
  'compact_tables',
  'chat_months',
  'keep_choices',
] as const;

const columnsOf = (table: PgTable, without: readonly string[] = []): PgColumn[] =>
  getTableConfig(table).columns.filter(({ name }) => ![...untold, ...without].includes(name));

const only = (table: PgTable, kept: readonly string[]): PgColumn[] =>
  getTableConfig(table).columns.filter(({ name }) => kept.includes(name));

const sealedOf = (table: PgTable): readonly string[] => (table === properties ? secretNames : []);
const openOf = (table: PgTable): SQL | undefined =>
  table === knowledgeArticles ? ne(knowledgeArticles.audience, 'verified') : undefined;

const anySecret = or(...secretNames.map((name) => isNotNull(properties[name])));

const secretNouns: readonly Noun[] = [
  {
    ...{ name: 'verified_articles', table: knowledgeArticles, tableName: 'knowledge_articles', folder: 'secrets' },
    columns: columnsOf(knowledgeArticles),
    whose: knowledgeArticles.customer_id,
    where: eq(knowledgeArticles.audience, 'verified'),
    ...{ sealed: ['body'], back: 'insert' },
  },
  {
    ...{ name: 'property_codes', table: properties, tableName: 'properties', folder: 'secrets' },
    columns: only(properties, ['id', ...secretNames]),
    whose: properties.customer_id,
    where: anySecret,
    ...{ sealed: secretNames, back: 'update' },
  },
  {
    ...{ name: 'property_drafts', table: propertyDrafts, tableName: 'property_drafts', folder: 'secrets' },
    columns: columnsOf(propertyDrafts),
    whose: propertyDrafts.customer_id,
    ...{ sealed: ['sealed'], back: null },
  },
];

const accountNouns: readonly Noun[] = [
  {
    ...{ name: 'account', table: users, tableName: 'users', folder: 'data' },
    columns: only(users, profileColumns),
    whose: users.id,
    ...{ sealed: [], back: 'update' },
  },
  {
    ...{ name: 'account', table: users, tableName: 'users', folder: 'records' },
    columns: columnsOf(users, profileColumns),
    whose: users.id,
    ...{ sealed: [], back: null },
  },
];

const tableNouns: readonly Noun[] = customerTables
  .filter(({ name }) => !notInArchive.has(name) && name !== 'property_drafts')
  .map(
    ({ name, table, whose }): Noun => ({
      name: names.get(name) ?? name,
      table,
      tableName: name,
      folder: notReadBack.has(name) ? 'records' : 'data',
      columns: columnsOf(table, sealedOf(table)),
      whose,
      where: openOf(table),
      sealed: [],
      back: notReadBack.has(name) ? null : 'insert',
    }),
  );

/**
 * Everything that an archive may hold, in the order in which it is written: what refers to others before them, so that
 * whatever a row names was there when it was read.
 */
export const nouns: readonly Noun[] = [...tableNouns, ...secretNouns, ...accountNouns];

export const partOf = ({ folder, name }: Pick<Noun, 'folder' | 'name'>): string => `${folder}/${name}.json`;

/** In the order in which they are read back: what others refer to comes first. */
export const nounsBack: readonly Noun[] = [...accountNouns, ...tableNouns.toReversed(), ...secretNouns].filter(
  ({ back }) => back !== null,
);

const references = new Map<PgTable, Reference[]>();

/** Which of its columns name rows of which table; put together once, which takes longer than asking for the rows. */
export function referencesOf({ table }: Noun): Reference[] {
  const known = references.get(table) ?? foreignKeysOf(table);
  references.set(table, known);
  return known;
}

type Reference = { column: PgColumn; foreign: PgColumn; foreignTable: PgTable };

const foreignKeysOf = (table: PgTable): Reference[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column] = columns;
    const [foreign] = foreignColumns;
    return column && foreign && !getTableConfig(foreignTable).schema ? [{ column, foreign, foreignTable }] : [];
  });
