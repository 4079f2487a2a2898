// A property as its guests are answered from it, read from the database.
import { and, eq } from 'drizzle-orm';
import { articlesFor, bodyOf, type GuestArticle } from '#features/knowledge';
import { publicFacts } from '#features/knowledge/facts';
import { openSecrets, type PropertyRecord, secretsOnFile } from '#features/properties';
import { properties } from '#server/db/tables/properties.ts';
import { lacksCodes } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { AskedHouse } from './asked-house.ts';

type Parts = Pick<Deps, 'vault' | 'settings'>;

export async function houseOf(unit: UnitOfWork, deps: Parts, property: PropertyRecord): Promise<AskedHouse> {
  const articles = articlesIn(deps, await articlesFor(unit, property.customer_id, property.id));
  const codes = Object.values(openSecrets(deps.vault, property)).filter((value) => value !== null);
  const locked = articles.filter(({ audience }) => audience === 'verified').map(({ body }) => body);
  return {
    facts: publicFacts(property),
    secrets: [...secretsOnFile(property), 'street_address'],
    articles,
    // To a program without the scope for codes each of them is four dots, which say nothing that could be held back.
    unsaid: lacksCodes(unit.actor) ? [] : [...codes, ...locked],
    now: unit.now,
    timezone: property.timezone,
    emergencyNumber: deps.settings.EMERGENCY_NUMBER,
  };
}

/** One that is not saved yet: the articles for all of the owner's properties speak of it already. */
export async function unsavedHouse(unit: UnitOfWork, deps: Parts, customerId: string): Promise<AskedHouse> {
  return {
    facts: publicFacts({}),
    secrets: [],
    articles: articlesIn(deps, await articlesFor(unit, customerId, noProperty)),
    unsaid: [],
    now: unit.now,
    timezone: unsavedZone,
    emergencyNumber: deps.settings.EMERGENCY_NUMBER,
  };
}

const noProperty = '00000000-0000-0000-0000-000000000000';
/** As the table has it; the real one follows from the address, once it is saved. */
const unsavedZone = properties.timezone.default as string; // a text, given where the column is made

const articlesIn = ({ vault }: Parts, rows: readonly GuestArticle[]) =>
  rows.map((row) => ({ ...row, body: bodyOf(vault, row) }));

/** Guests of which property ask for what is for all of them. */
export async function firstProperty({ tx }: UnitOfWork, customerId: string): Promise<PropertyRecord | undefined> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.customer_id, customerId), eq(properties.status, 'active')))
    .orderBy(properties.name, properties.id)
    .limit(1);
  return row;
}
