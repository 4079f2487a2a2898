import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { failureOf } from './save-property.ts';

const refused = (message: string, fields: Record<string, string>) =>
  new ORPCError('INVALID', { status: 422, message, data: { fields } });

test('a property that was not added says why, as the specification has it', () => {
  expect(
    failureOf(refused('Something is wrong.', { 'contractors.0.phone': 'Phone number is required' })),
  ).toMatchObject({
    is: 'failed',
    message: 'Failed to save contractors: Phone number is required',
  });
  expect(failureOf(refused('This picture is no longer here.', {}))).toMatchObject({
    is: 'failed',
    message: 'Error creating property: This picture is no longer here.',
  });
  expect(failureOf(new TypeError('fetch failed'))).toMatchObject({
    is: 'failed',
    message: "Error creating property: We couldn't reach Porchlight. Check your connection and try again.",
  });
});

test('an address that is taken is said in its own words, with the way back to a removed one', () => {
  const message = 'You removed a property with this address: 1 Gull Road.';
  expect(failureOf(refused(message, { street_address: message, restore_id: 'a' }))).toEqual({
    is: 'taken',
    message,
    restoreId: 'a',
  });
});
