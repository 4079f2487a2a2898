// Which language a text is in, and what its words are in English.
export { type Language, languageClearlyTold, languageTold } from './languages.ts';
export { englishOf, inEnglish } from './translate-words.ts';
