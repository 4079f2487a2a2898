import { expect, test } from 'vitest';
import { scopeOf } from './scope.ts';

test.each([
  'anywhere to plug in our electric car',
  'my ma likes it toasty at night, how do i nudge it up',
  'can biscuit come? hes a golden, super chill',
  '¿a qué hora hay que salir el domingo?',
  'gibt es ein Kinderbett',
])('"%s" is of a house', (text) => expect(scopeOf(text)).toBeGreaterThan(0.5));

test.each([
  'who wrote hamlet',
  'transfer fifty dollars from checking to savings',
  'what is the capital of australia',
  'how do you say thank you in japanese',
])('"%s" is of something else', (text) => expect(scopeOf(text)).toBeLessThan(0));
