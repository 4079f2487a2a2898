import { describe, expect, it } from 'vitest';
import { dayHours, endsNextDay, hoursFrom, WorkingDays } from './working-days.ts';

const only = (weekday: number, from: string, to: string) => ({
  always: false,
  days: dayHours.map((day, index) => (index === weekday ? { open: true, from, to } : { ...day, open: false })),
});

describe('working hours in a form', () => {
  it.each([
    ['a day', '08:00', '17:30', { from: 480, to: 1050 }],
    ['until midnight', '18:00', '00:00', { from: 1080, to: 1440 }],
    ['all day', '00:00', '00:00', { from: 0, to: 1440 }],
    ['through the night', '22:00', '06:00', { from: 1320, to: 360 }],
  ])('%s goes there and back', (_, from, to, span) => {
    const parsed = WorkingDays.parse(only(2, from, to));
    expect(parsed).toEqual({ 2: span });
    expect(hoursFrom(parsed).days[2]).toEqual({ open: true, from, to });
  });

  it('any time is no hours', () => {
    expect(WorkingDays.parse({ always: true, days: dayHours })).toBeNull();
    expect(hoursFrom(null).always).toBe(true);
  });

  it.each([
    [only(1, '09:00', '09:00'), 'The end is the same as the start'],
    [only(1, '', '09:00'), 'Enter both times'],
    [{ always: false, days: dayHours.map((day) => ({ ...day, open: false })) }, 'Choose at least one day, or any time'],
  ])('what cannot be is said', (typed, message) => {
    expect(WorkingDays.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('an end before the start is on the next day', () => {
    expect(endsNextDay({ from: '22:00', to: '06:00' })).toBe(true);
    expect(endsNextDay({ from: '08:00', to: '00:00' })).toBe(false);
  });
});
