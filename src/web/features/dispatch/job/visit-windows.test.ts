import { expect, test } from 'vitest';
import { readWindow } from './visit-windows.ts';

const now = new Date('2026-11-20T20:00:00Z'); // noon at the property
const read = (day: string, from: string, to: string) => readWindow({ day, from, to }, 'America/Los_Angeles', now);

test('a visit is meant by the clocks at the property', () => {
  const time = { from: '2026-11-21T17:00:00.000Z', to: '2026-11-21T19:00:00.000Z' };
  expect(read('2026-11-21', '09:00', '11:00')).toEqual(time);
  expect(read('2026-11-20', '11:00', '13:00')).toMatchObject({ to: '2026-11-20T21:00:00.000Z' }); // under way, not over
});

test('what is wrong is said at its field', () => {
  expect(read('', '09:00', '11:00')).toEqual({ field: 'day', message: 'Choose a day.' });
  expect(read('2026-11-21', '', '11:00')).toEqual({ field: 'from', message: 'Enter a start time.' });
  expect(read('2026-11-21', '09:00', '')).toEqual({ field: 'to', message: 'Enter an end time.' });
  expect(read('2026-11-21', '11:00', '11:00')).toMatchObject({ field: 'to' });
  expect(read('2026-11-20', '09:00', '11:00')).toEqual({ field: 'from', message: 'That time has passed.' });
});
