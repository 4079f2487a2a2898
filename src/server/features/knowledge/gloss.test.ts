import { describe, expect, test } from 'vitest';
import { find } from './find.ts';
import { inEnglish, languageOfWords } from './gloss.ts';
import { buildIndex } from './search-index.ts';
import type { Snippet } from './snippet.ts';
import { words } from './text.ts';

const article = (id: string, title: string, text: string): Snippet => ({
  id: `article:${id}`,
  kind: 'article',
  field: null,
  title,
  text,
  words: '',
  audience: 'anyone',
});

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
    article('pool', 'Piscina', 'La piscina abre de 8 a 22 h. Las toallas están en el armario del pasillo.'),
    article('trash', 'Basura', 'La basura se saca los martes por la noche.'),
    article('grill', 'Grill', 'The gas grill is on the lower deck.'),
  ]);
  test.each([
    ['¿dónde están las toallas de la piscina?', 'article:pool'],
    ['what time does the pool open?', 'article:pool'],
    ['Wann wird der Müll rausgestellt?', 'article:trash'],
    ['où est le barbecue ?', 'article:grill'],
  ])('"%s"', (text, id) => expect(find(index, text).ranked[0]?.snippet.id).toBe(id));
});
