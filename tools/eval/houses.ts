// Search indexes for the evaluations: one per entity of an FAQ file, and the sample property.
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { publicFacts, type Snippet, secretFields, snippetsOf } from '#features/knowledge';
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
  property: Record<string, unknown> & { name: string };
  articles: { id: string; title: string; body: string; audience: 'anyone' | 'verified' }[];
}

/** Snippets of the first property of a fixtures file, as production makes them from its row. */
export function sampleHouse(file: string) {
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { properties: FixtureProperty[] };
  const first = properties[0];
  if (!first) throw new Error(`${file} holds no property.`);
  const facts = publicFacts(first.property);
  const secrets = secretFields.filter((field) => first.property[field]);
  return { facts, secrets, articles: first.articles, snippets: snippetsOf(facts, secrets, first.articles) };
}
