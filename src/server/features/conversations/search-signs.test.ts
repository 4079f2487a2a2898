import { expect, it } from 'vitest';
import { signsIn } from './search-signs.ts';

const none = { reference: '', digits: '', mail: '' };

it.each([
  ['WO-3F9A1C', { reference: '3f9a1c' }],
  ['wo 3f9a1c', { reference: '3f9a1c' }],
  ['(541) 555-0120', { digits: '5415550120' }],
  ['+1 541 555 0120', { digits: '5415550120' }],
  ['0120', { digits: '0120' }],
  ['120', {}],
  ['123456', { reference: '123456', digits: '123456' }],
  ['Pat@Example.com', { mail: 'pat@example.com' }],
  ['pat@', { mail: 'pat@' }],
  ['leak under the sink', {}],
  ['WO-', {}],
])('in %j stands a sign of an order or of somebody', (q, signs) => {
  expect(signsIn(q)).toEqual({ ...none, ...signs });
});
