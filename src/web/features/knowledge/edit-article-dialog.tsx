import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { LoadingDialog } from '../../ui/overlay/loading-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArticleDialog } from './article-dialog.tsx';
import { refreshKnowledge } from './knowledge-acts.ts';

const heading = copy.editArticleTitle;

/** A default export, so that it comes when it is first opened. */
export default function EditArticleDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const { data, error, refetch } = useQuery(orpc.articles.get.queryOptions({ input: { id } }));
  if (!data) {
    return (
      <LoadingDialog
        open={open}
        onClose={onClose}
        title={heading}
        failure={error && messageOf(error)}
        onRetry={() => void refetch()}
      >
        <Skeleton className="h-80" label={copy.loadingArticle} />
      </LoadingDialog>
    );
  }
  const { title, body, property_id, audience } = data;
  return (
    <ArticleDialog
      open={open}
      onClose={onClose}
      title={heading}
      initial={{ title, body, audience, property_id: property_id ?? '' }}
      draft={`article.${id}`}
      onSave={async (article) => {
        const saved = await api.articles.update({ id, ...article, property_id: article.property_id || null });
        refreshKnowledge();
        showToast({ title: fill(copy.articleSaved, { title: saved.title }) });
      }}
    />
  );
}
