// A question asked of the notes of one property: their index, what comes first, how sure it is.
export { indexFor } from '../index/index-cache.ts';
export { buildIndex, type SearchIndex } from '../index/search-index.ts';
export type { Snippet } from '../index/snippet.ts';
export { extractOf } from './extract.ts';
export { type Finding, find, withTopic } from './find.ts';
export { leansBack, namesNothing, sentencesIn, sentencesOn, snippetToldBy } from './follow-up-context.ts';
export { isNote } from './is-note.ts';
export { lackingWords, likelyQuestions, namesSubject } from './likely-questions.ts';
export { scopeOf } from './scope.ts';
export { asksAnything, hasQuestionForm } from './signals.ts';
