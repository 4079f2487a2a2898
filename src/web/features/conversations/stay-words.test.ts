import { expect, test } from 'vitest';
import { stayWords } from './stay-words.ts';

test('a stay is told by its days at the property', () =>
  expect(stayWords({ check_in: '2026-11-18', check_out: '2026-12-01' })).toBe('Nov 18 to Dec 1'));
