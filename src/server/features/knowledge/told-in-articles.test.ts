import { expect, test } from 'vitest';
import { subjectsOf } from './told-in-articles.ts';

test.each([
  ['Checkout', 'Leave the key on the table.', ['checkout']],
  ['Check-in and check-out', '', ['checkin', 'checkout']],
  ['The last morning', 'Check-out is at 10 am. Strip the beds.', ['checkout']],
  ['Abreise', 'Bis zehn Uhr.', ['checkout']],
  ['Luggage', 'Bags may stay after checkout, ask us.', []],
  ['Hot tub', 'Heat it for 4 hours.', []],
])('“%s” tells what it says', (title, body, subjects) => {
  expect(subjectsOf(title, body)).toEqual(subjects);
});
