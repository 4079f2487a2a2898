import { expect, test } from 'vitest';
import { guestLanguageOf, sayFrom } from './languages.ts';

test('a language is known by its first part', () => {
  expect(['es-MX', 'PT-br', 'de', 'it', ''].map(guestLanguageOf)).toEqual(['es', 'pt', 'de', undefined, undefined]);
});

test('a sentence is said with its slots filled', () => {
  const say = sayFrom<{ moved: 'Moved to {house}.' }>('es', { moved: 'Se mudó a {house}.' });
  expect(say('moved', { house: 'Casa {roja}' })).toBe('Se mudó a Casa {roja}.');
});

test('no line of a French sentence begins with its sign', () => {
  const say = sayFrom<{ asks: '“{words}”: what?' }>('fr', { asks: '« {words} » : quoi ?' });
  expect(say('asks', { words: 'Ça va ?' })).toBe('«\u00a0Ça va ?\u00a0»\u00a0: quoi\u00a0?');
});
