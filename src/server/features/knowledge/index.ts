// The door of knowledge: what can be said about a property, and how to find it.

export { answerDue } from './answer-due.ts';
export { articlesFor, bodyOf, openArticle, saveArticle, teamArticlesFor } from './articles.ts';
export { conceptsIn, type Lexicon, readLexicon } from './concepts.ts';
export type { Band } from './confidence.ts';
export { extractOf } from './extract.ts';
export { factSayings, secretSayings } from './fact-sentences.ts';
export { snippetsOf } from './facts.ts';
export { type Finding, find, withTopic } from './find.ts';
export { inEnglish, isForeignWord, languageOfWords } from './gloss.ts';
export { indexFor } from './index-cache.ts';
export { type Language, languagesTold } from './languages.ts';
export { isNote, notesNear } from './notes-near.ts';
export {
  askOwner,
  findQuestion,
  ownerQuestion,
  type QuestionToOwner,
  takeBackQuestion,
} from './owner-questions.ts';
export { articleProcedures } from './procedures.ts';
export {
  type ArticleFacts,
  type FactField,
  type PropertyFacts,
  publicFacts,
  type SecretField,
  secretFields,
} from './property-facts.ts';
export { dueQuestions, followUp } from './question-clock.ts';
export { questionMail } from './question-mails.ts';
export { answerLinkProcedures, ownerQuestionProcedures } from './question-procedures.ts';
export { leansBack, retoldBy, sentencesIn, sentencesOn } from './retold.ts';
export { scopeOf } from './scope.ts';
export { type Candidate, search } from './search.ts';
export type { SearchIndex } from './search-index.ts';
export { asksAnything } from './signals.ts';
export type { Audience, Snippet } from './snippet.ts';
export { mend, vocabularyOf } from './spelling.ts';
export { isStopWord, normalise, type Token, tokens, words } from './text.ts';
export {
  type LearnedWeights,
  type PackedWeights,
  pairsOf,
  piecesOf,
  spread,
  type Traits,
  unpacked,
  weigh,
} from './traits.ts';
