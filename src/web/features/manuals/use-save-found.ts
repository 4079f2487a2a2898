import { useState } from 'react';
import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Property } from '#contract/properties/properties.ts';
import type { PropertyChanges } from '#contract/properties/property-changes.ts';
import { api, fieldsOf, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';
import { groupsOf, isIncomplete, type KeptManual, type Taken, takenFrom } from './choices.ts';
import type { Answers, Question } from './question.ts';

type Parts = {
  kept: KeptManual;
  keep: (next: KeptManual) => void;
  now: Answers;
  questions: readonly Question[];
  /** Undefined for articles of all properties. */
  property: Property | undefined;
  onSaved: () => void;
};

/** Saves what is ticked: the fields first, then the articles. Undo puts back what stood there and removes the articles. */
export function useSaveFound({ kept, keep, now, questions, property, onSaved }: Parts) {
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async () => {
    const all = takenFrom(kept, now);
    const taken: Taken = property ? all : { ...all, values: {} };
    const names = Object.keys(taken.values);
    setTried(true);
    setFailure(undefined);
    if (names.length + taken.articles.length === 0) return setFailure(copy.nothingTicked);
    const wrong = questions.find(({ name, errorOf }) => taken.values[name] && errorOf(taken.values[name]));
    if (wrong) return setFailure(`${wrong.label}: ${wrong.errorOf(taken.values[wrong.name] ?? '')}`);
    if (kept.articles.some(isIncomplete)) return setFailure(copy.articleIncomplete);
    setBusy(true);
    try {
      const changed = property && names.length > 0 ? await change(property, taken.values, questions) : property;
      if (property && changed)
        queryClient.setQueryData(orpc.properties.get.queryKey({ input: { id: property.id } }), changed);
      const ids = await write(property?.id ?? null, taken, () => keep({ ...kept, fields: [], typed: {} }));
      say({ taken, property: changed, undo: () => void takeBack({ before: property, names, ids, questions }) });
      onSaved();
    } catch (error) {
      if (fieldsOf(error).version) void queryClient.invalidateQueries({ queryKey: orpc.properties.get.key() });
      setFailure(fieldsOf(error).version ? copy.changedMeanwhile : messageOf(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { busy, tried, failure, save: () => void save() };
}

const change = ({ id, version }: Property, values: Record<string, string>, questions: readonly Question[]) =>
  api.propertyChanges.update({
    ...(Object.fromEntries(
      questions.flatMap(({ name, sent }) => (name in values ? [[name, sent(values[name] ?? '')]] : [])),
    ) as Partial<PropertyChanges>), // checked by each question's errorOf
    id,
    version,
  });

/** @param onFailed what is saved by then is ticked no more, so that the next try writes the articles alone */
async function write(property_id: string | null, { articles }: Taken, onFailed: () => void): Promise<string[]> {
  const ids: string[] = [];
  try {
    for (const items of groupsOf(articles)) ids.push(...(await api.articles.createMany({ property_id, items })).ids);
    return ids;
  } catch (error) {
    onFailed();
    throw error;
  }
}

function say({ taken, property, undo }: { taken: Taken; property: Property | undefined; undo: () => void }) {
  const count = Object.keys(taken.values).length;
  const answers = count > 0 ? fill(copy.savedAnswers, { count }) : '';
  const articles = taken.articles.length > 0 ? fill(copy.savedArticles, { count: taken.articles.length }) : '';
  const what = answers && articles ? fill(copy.andArticles, { answers, articles }) : answers || articles;
  showToast({ title: fill(copy.foundSaved, { property: property?.name ?? copy.allProperties, what }), undo });
}

type Saved = { before: Property | undefined; names: string[]; ids: string[]; questions: readonly Question[] };

async function takeBack({ before, names, ids, questions }: Saved): Promise<void> {
  try {
    if (before && names.length > 0) {
      const there = new Map<string, unknown>(Object.entries(before));
      const values = Object.fromEntries(names.map((name) => [name, String(there.get(name) ?? '')]));
      await change(await api.properties.get({ id: before.id }), values, questions);
    }
    for (const id of ids) await api.articles.remove({ id });
    showToast({ title: copy.takenBack });
  } catch (error) {
    showFailure(fill(copy.takeBackFailed, { why: messageOf(error) }));
  } finally {
    refresh();
  }
}

function refresh(): void {
  for (const noun of [orpc.properties, orpc.articles, orpc.likelyQuestions])
    void queryClient.invalidateQueries({ queryKey: noun.key() });
}
