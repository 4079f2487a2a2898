import { expect, test } from 'vitest';
import { apiScopes } from '#contract/enumerations/api-scopes.ts';
import { scopeWords } from './scope-words.ts';

test('what a key may do is said in a sentence', () => {
  expect(scopeWords([...apiScopes])).toBe('Changes everything; with codes');
  expect(scopeWords(['stays:read', 'stays:write', 'properties:read'])).toBe(
    'Changes stays; reads properties; without codes',
  );
  expect(scopeWords(apiScopes.filter((scope) => scope.endsWith(':read')))).toBe('Reads everything; without codes');
});
