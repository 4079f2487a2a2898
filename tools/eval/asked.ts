// Questions with what answers each, of houses (`{property, text, gold}`) and of FAQ files (`{entity, text, gold}`).
import { type PropertyKnowledge, propertyKnowledgeOf } from '#features/assistant';
import { publicFacts } from '#features/knowledge/facts';
import { indexFor, type Snippet } from '#language/ranking';
import type { EvalOptions } from './eval.ts';
import { housesOf, snippetsByEntity } from './houses.ts';
import { askedRow, kbRow, readRows } from './rows.ts';

export interface Asked {
  knowledge: PropertyKnowledge;
  text: string;
  history: string[];
  /** The id of the snippet that answers. */
  gold: string;
  group: 'typed' | 'spoken';
}

/** Rows that a snippet answers; what nothing answers, or only a code does, is left out. */
export function readAsked({ files, kb, fixtures }: Pick<EvalOptions, 'files' | 'kb' | 'fixtures'>): Asked[] {
  const known = knowledgeByName({ kb, fixtures });
  return files
    .flatMap((file) => readRows(file, askedRow))
    .flatMap(({ property, entity, text, history, gold, modality }) => {
      if (gold === null || gold.startsWith('secret')) return [];
      const knowledge = known.get(entity ?? property ?? '');
      if (!knowledge) throw new Error(`${entity ?? property} is in neither ${fixtures} nor ${kb}.`);
      return [{ knowledge, text, history, gold, group: modality === 'written' ? 'typed' : 'spoken' }];
    });
}

/** Houses of the fixtures and entities of the FAQ file, where there is one. */
export function knowledgeByName({
  kb,
  fixtures,
}: Pick<EvalOptions, 'kb' | 'fixtures'>): Map<string, PropertyKnowledge> {
  const houses = [...housesOf(fixtures)].map(
    ([key, { facts, secrets, articles }]) => [key, propertyKnowledgeOf(facts, secrets, articles)] as const,
  );
  const entities = kb ? [...snippetsByEntity(readRows(kb, kbRow))] : [];
  return new Map([
    ...houses,
    ...entities.map(([entity, snippets]) => [entity, barePropertyKnowledge(snippets)] as const),
  ]);
}

/** An entity of an FAQ file as a property with nothing but articles. */
export function barePropertyKnowledge(snippets: Snippet[]): PropertyKnowledge {
  return { name: '', facts: publicFacts({}), snippets, index: indexFor(snippets) };
}
