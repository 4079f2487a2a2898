import { expect, test } from 'vitest';
import { asksYesOrNo } from './asks-yes-or-no.ts';

test.each([
  'Is there a waffle iron in the house?',
  'hi, can we bring a second dog',
  'Do you have a crib?',
  'Are late check-outs possible',
])('yes or no answers "%s"', (question) => expect(asksYesOrNo(question)).toBe(true));

test.each([
  'Where is the waffle iron?',
  'Is the gate code the same or did it change?',
  'Can you tell me how the stove works?',
  'Gibt es ein Waffeleisen?',
  'waffle iron?',
  'Island tours nearby?',
])('"%s" wants more than that', (question) => expect(asksYesOrNo(question)).toBe(false));
