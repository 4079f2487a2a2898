import { expect, test } from 'vitest';
import { readLater, typedLater } from './typed-later.ts';

const zone = 'America/Los_Angeles';
const now = new Date('2026-11-20T18:00:30Z'); // 10 AM there

test.each([
  ['no day', { day: '', time: '10:30' }, { field: 'day', message: 'Choose a day.' }],
  ['no time', { day: '2026-11-20', time: '' }, { field: 'time', message: 'Choose a time.' }],
  ['a time of today that has passed', { day: '2026-11-20', time: '09:59' }, { field: 'time' }],
  ['a day that has passed', { day: '2026-11-19', time: '23:00' }, { field: 'day' }],
  ['a day that is years away', { day: '2036-11-19', time: '23:00' }, { field: 'day' }],
  ['a time to come, by the clocks there', { day: '2026-11-20', time: '10:01' }, { at: '2026-11-20T18:01:00.000Z' }],
])('of %s is said what is wrong and where, or the instant', (_, typed, read) => {
  expect(readLater(typed, zone, now)).toMatchObject(read);
});

test('what the fields begin with is to come, whatever the second is', () => {
  const typed = typedLater(now, zone);
  expect(typed).toEqual({ day: '2026-11-20', time: '10:01' });
  expect(readLater(typed, zone, now)).toEqual({ at: '2026-11-20T18:01:00.000Z' });
});
