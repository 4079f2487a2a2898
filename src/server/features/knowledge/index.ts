// The door of knowledge: the notes of a property and the questions that go to its owner. What loads no table stands behind
// the door of `facts/`.
export { articlesFor, bodyOf, openArticle, saveArticle, teamArticlesFor } from './articles.ts';
export {
  askOwnerQuestion,
  findQuestion,
  openQuestionsOf,
  ownerQuestion,
  type QuestionToOwner,
  takeBackQuestion,
} from './owner-questions.ts';
export { articleProcedures } from './procedures.ts';
export { dueQuestions, followUp } from './question-clock.ts';
export { questionMail } from './question-mails.ts';
export { answerLinkProcedures, ownerQuestionProcedures } from './question-procedures.ts';
