import { expect, test } from 'vitest';
import { callOf, digitsIn, homePhone, isAbroad, isCallable, mayBePhone, whyUnreachable } from './phones.ts';
import { telOf } from './site/support.ts';

test.each([
  ['+49 30 123456', true, 'tel:+4930123456'],
  ['+44 20 7946 0958', true, 'tel:+442079460958'],
  ['(+33) 1 42 68 53 00', true, 'tel:+33142685300'],
  ['Tel. +33 1 42 68 53 00', true, 'tel:+33142685300'],
  ['＋33 1 42 68 53 00', true, 'tel:+33142685300'],
  ['+ (1) 541 555 0110', false, 'tel:+15415550110'],
  ['+1 541 555 0110', false, 'tel:+15415550110'],
  ['(541) 555-0110', false, 'tel:+15415550110'],
])('%j is abroad: %j, and is called as %j', (phone, abroad, tel) => {
  expect(isAbroad(phone)).toBe(abroad);
  expect(telOf(phone)).toBe(tel);
});

test.each(['', '12', '555', 'ask Joe', '1234567890123456'])('%j is no number to anybody', (phone) => {
  expect(mayBePhone(phone)).toBe(false);
  expect(callOf(phone)).toBeUndefined();
});

test.each([
  ['+15415550110', true],
  ['+4930123456', true],
  ['(541) 555-0110', false],
  ['+1541555', false],
  ['+0415550110', false],
])('kept as %j it can be called: %j', (phone, can) => {
  expect(isCallable(phone)).toBe(can);
  expect(callOf(phone)).toBe(can ? `tel:${phone}` : undefined);
});

test('a number under +1 is set as Americans read it, any other is not', () => {
  expect(['+15415550110', '+4930123456', '12'].map(homePhone)).toEqual(['(541) 555-0110', undefined, undefined]);
});

test.each([
  ['(541)', '541'],
  ['555-0110', '5550110'],
  ['030', '30'],
  ['+49', '49'],
  ['+49 (0)30 123456', '4930123456'],
  ['12b', ''],
])('%j is part of a number as %j', (typed, digits) => expect(digitsIn(typed)).toBe(digits));

test('whoever cannot be told of a job is said to be so', () => {
  const text = { phone: '', email: 'tide@example.com', email_bounced_at: null, notification_method: 'text' } as const;
  expect(whyUnreachable(text)).toBe('no_phone');
  expect(whyUnreachable({ ...text, phone: '12' })).toBe('bad_phone');
  expect(whyUnreachable({ ...text, phone: '+4930123456' })).toBeNull();
  expect(whyUnreachable({ ...text, notification_method: 'email' })).toBeNull();
  const bounced = { ...text, phone: '+4930123456', email_bounced_at: '2026-11-20T18:00:00Z' };
  expect(whyUnreachable({ ...bounced, notification_method: 'email' })).toBe('bounced');
  expect(whyUnreachable(bounced)).toBeNull();
});
