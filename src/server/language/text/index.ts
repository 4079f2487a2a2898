// Text as comparable tokens, and the words that mean the same.
export { conceptsAt, conceptsIn, readLexicon } from './concepts.ts';
export { mend, vocabularyOf } from './spelling.ts';
export { isStopWord, normalize, type Token, tokens, words } from './text.ts';
