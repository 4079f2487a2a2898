import { describe, expect, it } from 'vitest';
import { HolidayDays } from './holiday-days.ts';
import { weekWords } from './page/week-words.ts';

describe('holidays of a form', () => {
  it('are one day where the last is empty, and none where nothing was entered', () => {
    expect(
      HolidayDays.parse([
        { from: '2026-12-20', to: '2027-01-02' },
        { from: '2027-07-04', to: '' },
        { from: '', to: '' },
      ]),
    ).toEqual([
      { from: '2026-12-20', to: '2027-01-02' },
      { from: '2027-07-04', to: '2027-07-04' },
    ]);
  });

  it.each([
    [{ from: '2026-12-20', to: '2026-12-19' }, ['to'], 'The last day is before the first'],
    [{ from: '', to: '2026-12-19' }, ['from'], 'Enter the first day'],
  ])('are refused where they make no sense: %o', (row, path, message) => {
    expect(HolidayDays.safeParse([row]).error?.issues).toMatchObject([{ path: [0, ...path], message }]);
  });
});

describe('hours in words', () => {
  it('are a line a day, from Monday, and one for any time', () => {
    expect(weekWords(null)).toEqual([{ day: '', words: 'Any time' }]);
    expect(weekWords({ 1: { from: 480, to: 1020 }, 5: { from: 1320, to: 360 } }).slice(0, 5)).toEqual([
      { day: 'Monday', words: '8:00 AM – 5:00 PM' },
      { day: 'Tuesday', words: 'Closed' },
      { day: 'Wednesday', words: 'Closed' },
      { day: 'Thursday', words: 'Closed' },
      { day: 'Friday', words: '10:00 PM – 6:00 AM the next day' },
    ]);
  });
});
