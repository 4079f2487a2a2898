import { useState } from 'react';
import type { ProposedArticle } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { refreshKnowledge } from './knowledge-acts.ts';
import { useStoredDraft } from './stored-draft.ts';
import { useAttempt } from './use-attempt.ts';

export type Proposal = Omit<ProposedArticle, 'holds_secret'> & { key: number; holds_secret: boolean; error?: string };
type Draft = { text: string; property_id: string; proposals: Proposal[] };

/** A house manual on its way: pasted, split into proposals by the server, and saved as articles once approved. */
export function useManual(onSaved: () => void) {
  const form = useStoredDraft<Draft>('manual', { text: '', property_id: '', proposals: [] });
  const { text, property_id, proposals } = form.fields;
  const { busy, failure, setFailure, run } = useAttempt();
  const [textError, setTextError] = useState<string>();
  const split = () => {
    if (!text.trim()) return setTextError(copy.manualNeeded);
    void run(async () => {
      const { items } = await api.articles.propose({ text });
      form.set({ proposals: items.map((item, key) => ({ ...item, key })) });
    });
  };
  const save = () => {
    const checked = proposals.map((one) => ({ ...one, error: errorOf(one) }));
    form.set({ proposals: checked });
    if (checked.some(({ error }) => error)) return setFailure(copy.correctErrors);
    void run(async () => {
      const items = proposals.map(({ title, body, audience }) => ({ title, body, audience }));
      const { written } = await api.articles.createMany({ property_id: property_id || null, items });
      form.drop();
      refreshKnowledge();
      showToast({ title: fill(copy.articlesSaved, { count: written }) });
      onSaved();
    });
  };
  const setText = (typed: string) => {
    setTextError(undefined);
    form.set({ text: typed });
  };
  const looking = proposals.length > 0;
  return { ...form.fields, set: form.set, setText, textError, looking, busy, failure, next: looking ? save : split };
}

const errorOf = ({ title, body }: Proposal): string | undefined => {
  if (!title.trim()) return copy.titleNeeded;
  return body.trim() ? undefined : copy.bodyNeeded;
};
