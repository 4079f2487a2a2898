// The door of knowledge: the notes of a property and the questions that go to its owner. What loads no table stands behind
// the door of `facts/`.
export { bodyOf, findArticle, saveArticle } from './articles.ts';
export { removeUnchanged, writeForMany } from './articles-of-many.ts';
export { articlesFor, type GuestArticle, openArticle, teamArticlesFor } from './articles-of-property.ts';
export { copyToMany, removeArticles, restoreArticles, setAudienceOfMany, undoAudienceOfMany } from './change-many.ts';
export { wordsOf } from './manual/found.ts';
export { type ManualRead, readManual } from './manual/read-manual.ts';
export {
  askOwnerQuestion,
  findQuestion,
  openQuestions,
  openQuestionsOf,
  ownerQuestion,
  type QuestionToOwner,
  takeBackQuestion,
  unansweredQuestions,
} from './owner-questions.ts';
export { articleProcedures } from './procedures.ts';
export { dueQuestions, followUp } from './question-clock.ts';
export { questionMail, withoutCodes } from './question-mails.ts';
export { answerLinkProcedures, ownerQuestionProcedures } from './question-procedures.ts';
export { suggestedTitle } from './suggested-title.ts';
