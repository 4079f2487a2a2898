import { describe, expect, test } from 'vitest';
import { article } from '../index/article.fixture.ts';
import { buildIndex } from '../index/search-index.ts';
import { find } from '../ranking/find.ts';
import { words } from '../text/text.ts';
import { inEnglish, languageOfWords } from './translate-words.ts';

describe('a question in another language', () => {
  test.each([
    ['¿dónde están las toallas de la piscina?', 'towels pool'],
    ['wo sind die Poolhandtücher?', 'towels'],
    ['où sont les serviettes de piscine ?', 'towels pool'],
    ['onde ficam as toalhas da piscina?', 'towels pool'],
  ])('"%s" holds %s', (text, english) => {
    for (const word of english.split(' ')) expect(inEnglish(text)).toContain(word.replace(/s$/, ''));
    expect(inEnglish(text)).toMatch(/where.*\?$/);
  });

  test('of English nothing is changed, nor of what no list knows', () => {
    for (const text of ['is there a garage', 'parking?', 'No pets', 'Sauna', '泳池几点开'])
      expect(inEnglish(text)).toBe(text);
  });

  test('its language is told by its words where the small ones are too few', () => {
    expect(languageOfWords(words('quantos carros cabem'))).toBe('pt');
    expect(languageOfWords(words('internet'))).toBeNull();
  });
});

describe('owners write in any language too', () => {
  const index = buildIndex([
    article('Piscina', 'La piscina abre de 8 a 22 h. Las toallas están en el armario del pasillo.'),
    article('Basura', 'La basura se saca los martes por la noche.'),
    article('Grill', 'The gas grill is on the lower deck.'),
  ]);
  test.each([
    ['¿dónde están las toallas de la piscina?', 'article:Piscina'],
    ['what time does the pool open?', 'article:Piscina'],
    ['Wann wird der Müll rausgestellt?', 'article:Basura'],
    ['où est le barbecue ?', 'article:Grill'],
  ])('"%s"', (text, id) => expect(find(index, text).ranked[0]?.snippet.id).toBe(id));
});
