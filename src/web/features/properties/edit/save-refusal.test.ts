import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { refusalOf } from './save-refusal.ts';

test('changes that were not saved are told in the words of the server, or in ours where there are none', () => {
  const message = 'This property was changed elsewhere in the meantime. Reload it to see those changes.';
  const fields = { version: '7' };
  expect(refusalOf(new ORPCError('CONFLICT', { status: 409, message, data: { fields } }))).toEqual({
    words: message,
    fields,
  });
  expect(refusalOf(new TypeError('fetch failed'))).toEqual({ words: 'Failed to update property', fields: {} });
});
