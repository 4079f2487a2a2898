import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { ArticleDialog, emptyArticle } from './article-dialog.tsx';
import { refreshKnowledge } from './knowledge-acts.ts';
import { QuestionState } from './question-state.tsx';
import { useOpenQuestion } from './questions.ts';

const heading = 'Write an article';

/** An article that answers what guests asked. A default export, so that it comes when it is first opened. */
export default function QuestionArticleDialog({
  id,
  open,
  onClose,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
}) {
  const { query, question } = useOpenQuestion(id);
  if (!question) return <QuestionState title={heading} open={open} onClose={onClose} query={query} />;
  const { ids, question: words, suggested_title, property_id } = question;
  return (
    <ArticleDialog
      open={open}
      onClose={onClose}
      title={heading}
      lead={`“${words}” Whoever asked reads it in their chat, unless it is for the team only.`}
      initial={{ ...emptyArticle, title: suggested_title, property_id }}
      draft={`article.about.${id}`}
      onSave={async (article) => {
        const { title } = await api.articles.create({
          ...article,
          property_id: article.property_id || null,
          answers: ids,
        });
        refreshKnowledge();
        showToast({ title: `“${title}” saved` });
      }}
    />
  );
}
