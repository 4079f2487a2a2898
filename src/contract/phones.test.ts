import { expect, test } from 'vitest';
import { isAbroad, isCallable, whyUnreachable } from './phones.ts';
import { telOf } from './site/support.ts';

test.each([
  ['+49 30 123456', true, 'tel:+4930123456'],
  ['+44 20 7946 0958', true, 'tel:+442079460958'],
  ['+1 541 555 0110', false, 'tel:+15415550110'],
  ['(541) 555-0110', false, 'tel:+15415550110'],
])('%j is abroad: %j, and is called as %j', (phone, abroad, tel) => {
  expect(isAbroad(phone)).toBe(abroad);
  expect(telOf(phone)).toBe(tel);
});

test.each(['', '12', '555', 'ask Joe', '1234567890123456'])('%j cannot be called', (phone) =>
  expect(isCallable(phone)).toBe(false),
);

test('whoever cannot be told of a job is said to be so', () => {
  const text = { phone: '', email: 'tide@example.com', notification_method: 'text' } as const;
  expect(whyUnreachable(text)).toBe('has no phone number on file');
  expect(whyUnreachable({ ...text, phone: '12' })).toBe('has a phone number that cannot be called');
  expect(whyUnreachable({ ...text, phone: '+49 30 123456' })).toBeNull();
  expect(whyUnreachable({ ...text, notification_method: 'email' })).toBeNull();
});
