// A property as an engine may know it.

import { type ArticleFacts, type PropertyFacts, type SecretField, snippetsOf } from '#features/knowledge/facts';
import { indexFor } from '#language/ranking';
import type { PropertyKnowledge } from './engine.ts';

/** `secrets`: names of the secret fields this property has filled. */
export function propertyKnowledgeOf(
  facts: PropertyFacts,
  secrets: readonly SecretField[],
  articles: readonly ArticleFacts[],
): PropertyKnowledge {
  const snippets = snippetsOf(facts, secrets, articles);
  return { name: facts.name, facts, snippets, index: indexFor(snippets, facts.name) };
}

/** One of which nothing but its facts could be read: nothing is found in it. */
export const barePropertyKnowledge = (facts: PropertyFacts): PropertyKnowledge => ({
  name: facts.name,
  facts,
  snippets: [],
  index: indexFor([]),
});
