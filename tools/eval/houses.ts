// The houses that evaluations ask: of the data, of a fixtures file, or one for each entity of an FAQ file.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type PropertyKnowledge, propertyKnowledgeOf } from '#features/assistant';
import { publicFacts, secretFields } from '#features/knowledge/facts';
import { indexFor, type Snippet } from '#language/ranking';
import type { kbRow } from './rows.ts';
import { type House, readHouses, splitFacts } from './stories/data-houses.ts';

export interface KnownHouse {
  key: string;
  knowledge: PropertyKnowledge;
}

/** What every house of the data has on file besides. */
const secrets = ['front_door_lock_code', 'front_door_lock_instructions', 'wifi_password', 'street_address'] as const;

/** As the product knows it. */
export function knownHouse(house: House): KnownHouse {
  const { taken, told } = splitFacts(house);
  const facts = publicFacts(taken as Parameters<typeof publicFacts>[0]); // as the property's form takes them
  const articles = told.map(({ id, title, text, audience }) => ({ id, title, body: text, audience }));
  return { key: house.house, knowledge: propertyKnowledgeOf(facts, secrets, articles) };
}

interface FixtureProperty {
  key: string;
  property: Record<string, unknown> & { name: string };
  articles: { id: string; title: string; body: string; audience: 'anyone' | 'verified' }[];
}

/** The houses of a fixtures file; without one those that were written first. */
export function housesOf(fixtures: string): KnownHouse[] {
  if (fixtures === '')
    return [...readHouses().values()].filter(({ hand }) => hand === 'c').map((house) => knownHouse(house));
  const { properties } = JSON.parse(readFileSync(fixtures, 'utf8')) as { properties: FixtureProperty[] };
  return properties.map(({ key, property, articles }) => {
    const held = secretFields.filter((field) => property[field]);
    return { key, knowledge: propertyKnowledgeOf(publicFacts(property), held, articles) };
  });
}

/** The first house of a fixtures file; without one a bungalow. */
export function sampleHouse(fixtures: string): KnownHouse {
  const houses = housesOf(fixtures);
  const first = fixtures === '' ? houses.find(({ key }) => key === 'tide-pool-bungalow') : houses[0];
  if (!first) throw new Error(`${fixtures} holds no property.`);
  return first;
}

/** Each entity of an FAQ file as a property with nothing but articles. */
export function entitiesOf(rows: z.infer<typeof kbRow>[]): KnownHouse[] {
  const byEntity = Map.groupBy(rows, ({ entity }) => entity);
  return [...byEntity].map(([key, list]) => {
    const snippets = list.map(({ id, question, answer }): Snippet => {
      return { id, kind: 'article', field: null, title: question, text: answer, words: '', audience: 'anyone' };
    });
    return { key, knowledge: { name: '', facts: publicFacts({}), snippets, index: indexFor(snippets) } };
  });
}
