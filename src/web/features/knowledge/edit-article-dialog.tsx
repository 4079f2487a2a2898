import { skipToken, useQuery } from '@tanstack/react-query';
import type { Article } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { LoadingDialog } from '../../ui/overlay/loading-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleDialog } from './article-dialog.tsx';
import type { ArticleChange } from './dialog-names.ts';
import { refreshKnowledge } from './knowledge-acts.ts';
import { leadOf, withChange } from './likely/advised-change.ts';

const heading = copy.editArticleTitle;

type Props = {
  id: string;
  /** What helps guests to find it, typed in already. */
  change: ArticleChange | null;
  open: boolean;
  onClose: () => void;
  onSaved: (articleId: string) => void;
};

/** A default export, so that it comes when it is first opened. */
export default function EditArticleDialog({ id, change, open, onClose, onSaved }: Props) {
  const article = useQuery(orpc.articles.get.queryOptions({ input: { id } }));
  const takesIn = change?.kind === 'with' ? change.of : null;
  const other = useQuery(orpc.articles.get.queryOptions({ input: takesIn ? { id: takesIn } : skipToken }));
  const { data } = article;
  const failed = [article, other].find(({ error }) => error);
  if (!data || (takesIn && !other.data)) {
    return (
      <LoadingDialog
        open={open}
        onClose={onClose}
        title={heading}
        failure={failed?.error ? messageOf(failed.error) : null}
        onRetry={() => void failed?.refetch()}
      >
        <Skeleton className="h-80" label={copy.loadingArticle} />
      </LoadingDialog>
    );
  }
  const changed = withChange(data, change, other.data);
  return (
    <ArticleDialog
      open={open}
      onClose={onClose}
      title={heading}
      lead={leadOf(data, change, other.data)}
      id={id}
      initial={fieldsOf(changed)}
      draft={change ? `article.${id}.${change.kind}.${change.of}` : `article.${id}`}
      onSaved={onSaved}
      onSave={async (article) => {
        const saved = await api.articles.update({ id, ...article, property_id: article.property_id || null });
        refreshKnowledge();
        showToast({ title: fill(copy.articleSaved, { title: saved.title }) });
        return saved.id;
      }}
    />
  );
}

const fieldsOf = ({ title, body, audience, property_id }: Article) => ({
  title,
  body,
  audience,
  property_id: property_id ?? '',
});
