import { expect, test } from 'vitest';
import { languageClearlyTold, languageTold } from './languages.ts';

test.each([
  ['La primera. Y conteste a lo que le pregunto', 'es'],
  ['cancele a ordem por favor, ninguém precisa vir', 'pt'],
  ['quantos carros cabem', 'pt'],
  ['acende o forno como', 'pt'],
  ['das Licht flackert schon wieder', 'de'],
  ["c'est toujours bouché", 'fr'],
  ['still dripping', 'en'],
  ['泳池几点开', 'zh'],
] as const)('"%s" is told as %s', (text, language) => {
  expect(languageClearlyTold(text)).toBe(language);
  expect(languageTold(text, 'en', 12)).toBe(language);
});

test.each(['wifi', 'no', 'pizza', 'nö', 'E4', 'er04', '👍', '12'])(
  '"%s" tells little: it is in the language of what stands before',
  (text) => {
    for (const likely of ['en', 'es', 'pt'] as const) expect(languageTold(text, likely, 18)).toBe(likely);
  },
);

test.each(['no', 'nö', 'pizza', '👍'])('"%s" might be in more than one', (text) => {
  expect(languageClearlyTold(text)).toBeNull();
});
