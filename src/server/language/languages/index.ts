// Which language a text is in, and what its words are in English.
export { type Language, languagesTold } from './languages.ts';
export { englishOf, inEnglish, languageOfWords } from './translate-words.ts';
