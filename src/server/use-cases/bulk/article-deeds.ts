import type { articleDeeds } from '#contract/enumerations/bulk.ts';
import * as copyInEnglish from '#contract/messages/en/bulk.ts';
import { spoken } from '#contract/messages/spoken.ts';
import {
  copyToMany,
  removeArticles,
  removeUnchanged,
  restoreArticles,
  setAudienceOfMany,
  undoAudienceOfMany,
} from '#features/knowledge';
import type { ArticleInverse } from '#server/db/tables/bulk.ts';
import { audienceLabels } from '#server/kernel/labels.ts';
import { namesOf } from './names.ts';
import type { By, DeedOf, Ready, Undoing } from './ready.ts';
import { lockSubjects, pairKey, pairsOf, type Subject } from './subjects.ts';

const copy = spoken(copyInEnglish);

export async function articleDeed(
  { unit, vault, customerId }: By,
  deed: DeedOf<(typeof articleDeeds)[number]>,
  chosen: Subject[],
): Promise<Ready> {
  const { kind } = deed;
  if (kind === 'copy_articles') {
    const houses = await lockSubjects(unit, customerId, 'property', deed.property_ids);
    return {
      about: namesOf(chosen),
      subjects: pairsOf(chosen, houses),
      async at(keys) {
        const pairs = keys.map((key) => key.split(' ')).map(([id = '', propertyId = '']) => ({ id, propertyId }));
        const { done, refused } = await copyToMany(unit, vault, customerId, pairs);
        return {
          done: new Map(
            done.map(({ id, propertyId, copyId }) => [pairKey(id, propertyId), { kind, article_id: copyId }]),
          ),
          refused: new Map(refused.map(({ id, propertyId, why }) => [pairKey(id, propertyId), why])),
        };
      },
    };
  }
  if (kind === 'set_audience')
    return {
      about: audienceLabels[deed.audience],
      subjects: chosen,
      async at(keys) {
        const before = await setAudienceOfMany(unit, vault, customerId, keys, deed.audience);
        const done = [...before].map(([id, was]) => [id, { kind, article_id: id, was }] as const);
        return { done: new Map(done), refused: new Map() };
      },
    };
  return {
    about: namesOf(chosen),
    subjects: chosen,
    async at(keys) {
      const gone = await removeArticles(unit, customerId, keys);
      return { done: new Map(gone.map((id) => [id, { kind, article_id: id }])), refused: new Map() };
    },
  };
}

export async function undoArticleDeed(
  { unit, vault, customerId }: By,
  inverses: ArticleInverse[],
  doneAt: Date,
): Promise<Undoing> {
  const ids = inverses.map((one) => one.article_id);
  const subjects = await lockSubjects(unit, customerId, 'article', ids);
  const back = async (act: (keys: string[]) => Promise<Set<string>>, keys: string[]) => {
    const done = await act(keys);
    const left = keys.filter((key) => !done.has(key));
    return {
      done: new Map([...done].map((id) => [id, true])),
      refused: new Map(left.map((id) => [id, copy.changedSince])),
    };
  };
  if (inverses[0]?.kind === 'remove_articles')
    return {
      subjects: subjects.map((one) => ({ ...one, isActive: true })),
      at: (keys) => back((some) => restoreArticles(unit, customerId, some), keys),
    };
  if (inverses[0]?.kind === 'copy_articles')
    return { subjects, at: (keys) => back((some) => removeUnchanged(unit, customerId, some, doneAt), keys) };
  const was = new Map(
    inverses.flatMap((one) => (one.kind === 'set_audience' ? [[one.article_id, one.was] as const] : [])),
  );
  return {
    subjects,
    at: (keys) => back((some) => undoAudienceOfMany(unit, vault, customerId, { ids: some, was, doneAt }), keys),
  };
}
