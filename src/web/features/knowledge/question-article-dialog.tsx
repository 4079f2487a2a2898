import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { api } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { ArticleDialog, emptyArticle } from './article-dialog.tsx';
import { refreshKnowledge } from './knowledge-acts.ts';
import { QuestionState } from './question-state.tsx';
import { useOpenQuestion } from './questions.ts';

const heading = copy.writeArticle;

/** An article that answers what guests asked. A default export, so that it comes when it is first opened. */
export default function QuestionArticleDialog({
  id,
  open,
  onClose,
  onSaved,
}: {
  id: string;
  open: boolean;
  onClose: () => void;
  onSaved: (articleId: string) => void;
}) {
  const { query, question } = useOpenQuestion(id);
  if (!question) return <QuestionState title={heading} open={open} onClose={onClose} query={query} />;
  const { ids, question: words, suggested_title, property_id } = question;
  return (
    <ArticleDialog
      open={open}
      onClose={onClose}
      title={heading}
      lead={fill(copy.questionArticleLead, { question: words })}
      asks={[words]}
      initial={{ ...emptyArticle, title: suggested_title, property_id }}
      draft={`article.about.${id}`}
      onSaved={onSaved}
      onSave={async (article) => {
        const { id: saved, title } = await api.articles.create({
          ...article,
          property_id: article.property_id || null,
          answers: ids,
        });
        refreshKnowledge();
        showToast({ title: fill(copy.articleSaved, { title }) });
        return saved;
      }}
    />
  );
}
