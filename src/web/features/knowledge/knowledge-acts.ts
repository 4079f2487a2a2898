import type { InfiniteData } from '@tanstack/react-query';
import type { Article } from '#contract/knowledge/knowledge.ts';
import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { showToast } from '../../ui/overlay/toast.ts';

type Pages = InfiniteData<{ items: Article[]; next: string | null }>;

/** Gone at once, with Undo for 8 seconds; a refusal puts it back and says why. */
export function removeArticle({ id, title }: Article): void {
  const lists = { queryKey: orpc.articles.list.key({ type: 'infinite' }) };
  void queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<Pages>(lists);
  const putBack = () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
  queryClient.setQueriesData<Pages>(
    lists,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter((a) => a.id !== id) })) },
  );
  actWithUndo({
    title: fill(copy.articleRemoved, { title }),
    act: () => api.articles.remove({ id }),
    undo: () => api.articles.restore({ id }),
    putBack,
  });
}

/** The guests are told nothing; Undo brings it back. */
export function putAside({ ids }: OpenQuestion): void {
  const { queryKey } = orpc.ownerQuestions.list.queryOptions({ input: {} });
  const before = queryClient.getQueryData<{ items: OpenQuestion[] }>(queryKey);
  queryClient.setQueryData<{ items: OpenQuestion[] }>(
    queryKey,
    (data) => data && { items: data.items.filter((one) => !one.ids.some((id) => ids.includes(id))) },
  );
  actWithUndo({
    title: copy.questionPutAside,
    act: () => api.ownerQuestions.dismiss({ ids }),
    undo: () => api.ownerQuestions.restore({ ids }),
    putBack: () => queryClient.setQueryData(queryKey, before),
  });
}

/** Whatever shows what guests can be told is read again. */
export function refreshKnowledge(): void {
  void queryClient.invalidateQueries({ queryKey: orpc.articles.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.completeness.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.likelyQuestions.key() });
  void queryClient.invalidateQueries({ queryKey: orpc.ownerQuestions.key() });
}

type Reversible = {
  title: string;
  act: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  putBack: () => void;
};

function actWithUndo({ title, act, undo, putBack }: Reversible): void {
  const done = act().then(
    () => true,
    (error: unknown) => {
      putBack();
      sayWhy(error);
      return false;
    },
  );
  const takeBack = async () => {
    putBack();
    if (await done) await undo().catch(sayWhy);
    refreshKnowledge();
  };
  showToast({ title, undo: () => void takeBack() });
  void done.finally(refreshKnowledge);
}

const sayWhy = (error: unknown) => showToast({ title: messageOf(error), tone: 'error' });
