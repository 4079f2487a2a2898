// Questions with what answers each: of our houses (a file a house, {text, note|field|near}) and of FAQ files
// ({entity, text, gold}).
import { basename } from 'node:path';
import type { PropertyKnowledge } from '#features/assistant';
import type { EvalOptions } from './eval.ts';
import { entitiesOf, knownHouse } from './houses.ts';
import { askedRow, kbRow, questionRow, readRows } from './rows.ts';
import { readHouses } from './stories/data-houses.ts';

export interface Asked {
  knowledge: PropertyKnowledge;
  text: string;
  history: string[];
  /** The id of the snippet that answers; null where nothing of the house does. */
  gold: string | null;
  group: 'typed' | 'spoken';
}

export function readAsked({ files, kb }: Pick<EvalOptions, 'files' | 'kb'>): Asked[] {
  const entities = new Map((kb ? entitiesOf(readRows(kb, kbRow)) : []).map((one) => [one.key, one.knowledge]));
  const houses = readHouses();
  return files.flatMap((file) => {
    const house = houses.get(basename(file, '.jsonl'));
    return house ? ofHouse(file, knownHouse(house).knowledge) : ofEntities(file, entities, kb);
  });
}

/** Rows that a snippet answers. */
export const readAnswerable = (options: Pick<EvalOptions, 'files' | 'kb'>): (Asked & { gold: string })[] =>
  readAsked(options).flatMap(({ gold, ...one }) => (gold === null ? [] : [{ ...one, gold }]));

/** A question for a field that is locked, or that the owner left out, is none. */
function ofHouse(file: string, knowledge: PropertyKnowledge): Asked[] {
  const ids = new Set(knowledge.snippets.map(({ id }) => id));
  return readRows(file, questionRow).flatMap(({ text, note, field }) => {
    const gold = [`article:${note}`, `fact:${field}`, `article:${field}`].find((id) => ids.has(id)) ?? null;
    return gold === null && (note || field) ? [] : [{ knowledge, text, history: [], gold, group: 'typed' as const }];
  });
}

const ofEntities = (file: string, entities: Map<string, PropertyKnowledge>, kb: string | undefined): Asked[] =>
  readRows(file, askedRow).map(({ entity, text, history, gold, modality }) => {
    const knowledge = entities.get(entity);
    if (!knowledge) throw new Error(`${entity} is not in ${kb}.`);
    return { knowledge, text, history, gold, group: modality === 'written' ? 'typed' : 'spoken' };
  });
