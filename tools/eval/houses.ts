// Search indexes for the evaluations: one per entity of an FAQ file, and the sample property.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { publicFacts, secretFields, snippetsOf } from '#features/knowledge/facts';
import type { Snippet } from '#language/ranking';
import type { kbRow } from './rows.ts';

export function snippetsByEntity(rows: z.infer<typeof kbRow>[]): Map<string, Snippet[]> {
  const byEntity = new Map<string, Snippet[]>();
  for (const { id, entity, question, answer } of rows) {
    const list = byEntity.get(entity) ?? [];
    list.push({ id, kind: 'article', field: null, title: question, text: answer, words: '', audience: 'anyone' });
    byEntity.set(entity, list);
  }
  return byEntity;
}

interface FixtureProperty {
  key: string;
  property: Record<string, unknown> & { name: string };
  articles: { id: string; title: string; body: string; audience: 'anyone' | 'verified' }[];
}

/** The first property of a fixtures file. */
export function sampleHouse(file: string) {
  const [first] = housesOf(file).values();
  if (!first) throw new Error(`${file} holds no property.`);
  return first;
}

/** Snippets of each property of a fixtures file by its key, as production makes them from its row. */
export function housesOf(file: string) {
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { properties: FixtureProperty[] };
  return new Map(
    properties.map(({ key, property, articles }) => {
      const facts = publicFacts(property);
      const secrets = secretFields.filter((field) => property[field]);
      return [key, { facts, secrets, articles, snippets: snippetsOf(facts, secrets, articles) }];
    }),
  );
}
