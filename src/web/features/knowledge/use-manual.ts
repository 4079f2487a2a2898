import { useState } from 'react';
import type { ProposedArticle } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { refreshKnowledge } from './knowledge-acts.ts';
import { stepOf, textOf } from './manual-step.ts';
import { useStoredDraft } from './stored-draft.ts';
import { useAttempt } from './use-attempt.ts';

export type Proposal = Omit<ProposedArticle, 'holds_secret'> & { key: number; holds_secret: boolean; error?: string };

/** The most that is pasted at once (contract/knowledge/knowledge.ts), in characters. */
export const longestManual = 100_000;

type Draft = { text: string; property_id: string; proposals: Proposal[] };

/**
 * A house manual on its way: pasted, split into proposals by the server, and saved as articles once approved. One that
 * makes more than are saved at once is gone through in steps: what is left stays in the draft until its turn.
 */
export function useManual(onSaved: () => void) {
  const form = useStoredDraft<Draft>('manual', { text: '', property_id: '', proposals: [] });
  const { text, property_id, proposals } = form.fields;
  const { busy, failure, forget, run } = useAttempt();
  const step = stepOf(proposals);
  const [shown, later] = [proposals.slice(0, step), proposals.slice(step)];
  const [textError, setTextError] = useState<string>();
  const split = () => {
    if (!text.trim()) return setTextError(copy.manualNeeded);
    if (text.trim().length > longestManual) return setTextError(copy.manualTooLong);
    void run(async () => {
      const { items } = await api.articles.propose({ text });
      form.set({ proposals: items.map((item, key) => ({ ...item, key })) });
    });
  };
  const save = () => {
    const checked = shown.map((one) => ({ ...one, error: errorOf(one) }));
    form.set({ proposals: [...checked, ...later] });
    if (checked.some(({ error }) => error)) return forget();
    void run(async () => {
      const items = shown.map(({ title, body, audience }) => ({ title, body, audience }));
      const { written } = await api.articles.createMany({ property_id: property_id || null, items });
      refreshKnowledge();
      showToast({ title: fill(copy.articlesSaved, { count: written }) });
      if (later.length > 0) return form.set({ proposals: later, text: textOf(later) });
      form.drop();
      onSaved();
    });
  };
  const setText = (typed: string) => {
    setTextError(undefined);
    form.set({ text: typed });
  };
  const noted = shown.some(({ error }) => error) ? copy.correctErrors : failure;
  const change = (next: Proposal[]) => form.set({ proposals: [...next, ...later] });
  const looking = proposals.length > 0;
  const manual = { text, property_id, shown, total: proposals.length, textError, looking, busy, failure: noted };
  return { ...manual, set: form.set, setText, change, next: looking ? save : split };
}

const errorOf = ({ title, body }: Proposal): string | undefined => {
  if (!title.trim()) return copy.titleNeeded;
  if (!body.trim()) return copy.bodyNeeded;
  const isTooLong = title.trim().length > limits.shortText || body.trim().length > limits.articleBody;
  return isTooLong ? copy.proposalTooLong : undefined;
};
