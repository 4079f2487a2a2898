import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { ArticleDialog, emptyArticle } from './article-dialog.tsx';
import { refreshKnowledge } from './knowledge-acts.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  onSaved: (articleId: string) => void;
  /** What a property lacks: it is named already. */
  about?: { property_id: string; title: string } | null;
};

/** A default export, so that it comes when it is first opened. */
export default function NewArticleDialog({ open, onClose, onSaved, about }: Props) {
  return (
    <ArticleDialog
      open={open}
      onClose={onClose}
      title={copy.writeArticle}
      initial={{ ...emptyArticle, ...about }}
      draft={about ? `article.new.${about.property_id}.${about.title}` : 'article.new'}
      onSaved={onSaved}
      onSave={async ({ property_id, ...article }) => {
        const { id, title } = await api.articles.create({ ...article, property_id: property_id || null });
        refreshKnowledge();
        showToast({ title: fill(copy.articleSaved, { title }) });
        return id;
      }}
    />
  );
}
