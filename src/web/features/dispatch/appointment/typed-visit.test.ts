import { expect, test } from 'vitest';
import { readWindow } from '../job/visit-windows.ts';
import { typedVisit } from './typed-visit.ts';

const timezone = 'America/Los_Angeles';
const now = new Date('2026-11-20T18:00:00Z');

test.each([
  ['tomorrow at the property where none is agreed', null, null, { day: '2026-11-21', from: '', to: '' }],
  [
    'the agreed one by the clocks there',
    '2026-11-22T00:30:00.000Z',
    '2026-11-22T02:00:00.000Z',
    { day: '2026-11-21', from: '16:30', to: '18:00' },
  ],
  ['the agreed one without an end', '2026-11-22T00:30:00.000Z', null, { day: '2026-11-21', from: '16:30', to: '' }],
  ['tomorrow where it has passed', '2026-11-20T09:00:00.000Z', null, { day: '2026-11-21', from: '', to: '' }],
])('fields begin with %s', (_, arrival_from, arrival_to, typed) => {
  expect(typedVisit({ arrival_from, arrival_to, timezone }, now)).toEqual(typed);
});

test('what fields begin with is read as the visit that it was', () => {
  const visit = { arrival_from: '2026-11-22T00:30:00.000Z', arrival_to: '2026-11-22T02:00:00.000Z' };
  expect(readWindow(typedVisit({ ...visit, timezone }, now), timezone, now)).toEqual({
    from: visit.arrival_from,
    to: visit.arrival_to,
  });
});
