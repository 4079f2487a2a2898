import { lazy, Suspense } from 'react';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { answeredIn, editedIn, missingIn, newArticle, writtenAboutIn } from './dialog-names.ts';
import { articleAsked, askedAbout, useShowsAsked } from './likely/asked-about.ts';

/** They and the library of dialogs come when one is first opened. */
const NewArticleDialog = lazy(() => import('./new-article-dialog.tsx'));
const EditArticleDialog = lazy(() => import('./edit-article-dialog.tsx'));
const QuestionArticleDialog = lazy(() => import('./question-article-dialog.tsx'));
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

/** What opens by the address: an article to write or change, a question to answer. */
export function KnowledgeDialogs() {
  const { id, lastId, close, closeWith } = useUrlDialog('dialog');
  const showsAsked = useShowsAsked();
  const saved = (articleId: string) => (showsAsked ? closeWith(askedAbout, articleAsked(articleId)) : close());
  const open = id !== null && id === lastId;
  const [edited, answered, about] = [editedIn(lastId), answeredIn(lastId), writtenAboutIn(lastId)];
  const missing = missingIn(lastId);
  return (
    <Suspense>
      {(lastId === newArticle || missing) && (
        <NewArticleDialog key={`${lastId} ${open}`} open={open} onClose={close} onSaved={saved} about={missing} />
      )}
      {edited && (
        <EditArticleDialog key={`${lastId} ${open}`} {...edited} open={open} onClose={close} onSaved={saved} />
      )}
      {about && <QuestionArticleDialog key={about} id={about} open={open} onClose={close} onSaved={saved} />}
      {answered && <AnswerDialog key={answered} id={answered} open={open} onClose={close} onSaved={saved} />}
    </Suspense>
  );
}
