import { expect, test } from 'vitest';
import { mayEdit } from './policy.ts';

test.each([
  ['agent', 'the team’s', null, false],
  ['admin', 'the team’s', null, true],
  ['agent', 'their own', 'me', true],
  ['agent', 'a colleague’s own', 'somebody', false],
  ['admin', 'a colleague’s own', 'somebody', false],
] as const)('an %s edits %s: %s, %s', (kind, _, person_id, may) => {
  expect(mayEdit({ kind, userId: 'me' }, { person_id })).toBe(may);
});
