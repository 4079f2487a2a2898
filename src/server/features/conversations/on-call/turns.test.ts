import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RotaPlan } from '#contract/conversations/rota.ts';
import { gapsBetween, turnsOf } from './turns.ts';

const [mara, noor] = ['01912d68-783e-7a07-b81d-0d9a3f4c1e52', '01912d68-783e-7a07-b81d-0d9a3f4c1e53'];
const at = (iso: string) => new Date(iso);
const [monday, tuesday] = [at('2026-11-23T05:00:00Z'), at('2026-11-24T05:00:00Z')];
type Plan = Pick<RotaPlan, 'weekly' | 'overrides' | 'off' | 'timezone'>;
const plan: Plan = {
  timezone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5].map((day) => ({ rung: 'first', user_id: mara, day, from: 540, to: 1020 })),
  overrides: [],
  off: [],
};
const told = (one: Plan, from = monday, to = tuesday) =>
  turnsOf(one, from, to).map(({ user_id, starts_at, ends_at }) => [
    user_id === mara ? 'Mara' : 'Noor',
    starts_at.toISOString().slice(5, 16),
    ends_at.toISOString().slice(5, 16),
  ]);

test('the week is read by the clock of the desk', () => {
  expect(told(plan)).toEqual([['Mara', '11-23T14:00', '11-23T22:00']]);
  const night = { ...plan, weekly: [{ rung: 'first' as const, user_id: noor, day: 0, from: 1320, to: 360 }] };
  expect(told(night)).toEqual([['Noor', '11-23T03:00', '11-23T11:00']]); // begun on Sunday
  const change = { ...plan, weekly: [{ rung: 'first' as const, user_id: noor, day: 0, from: 0, to: 1440 }] };
  const [from, to] = [at('2026-11-01T04:00:00Z'), at('2026-11-02T05:00:00Z')];
  expect(told(change, from, to)).toEqual([['Noor', '11-01T04:00', '11-02T05:00']]); // 25 hours
});

test('a stand-in takes the place of whoever the week names on that rung, and of nobody on another', () => {
  const standIn = { user_id: noor, starts_at: '2026-11-23T16:00:00.000Z', ends_at: '2026-11-23T18:00:00.000Z' };
  expect(told({ ...plan, overrides: [{ rung: 'first', ...standIn }] })).toEqual([
    ['Mara', '11-23T14:00', '11-23T16:00'],
    ['Noor', '11-23T16:00', '11-23T18:00'],
    ['Mara', '11-23T18:00', '11-23T22:00'],
  ]);
  expect(told({ ...plan, overrides: [{ rung: 'second', ...standIn }] })).toEqual([
    ['Mara', '11-23T14:00', '11-23T22:00'],
    ['Noor', '11-23T16:00', '11-23T18:00'],
  ]);
});

test('who is away is on no shift, and the gap is told', () => {
  const away = { ...plan, off: [{ user_id: mara, from: '2026-11-23', to: '2026-11-23' }] };
  expect(told(away)).toEqual([]);
  expect(gapsBetween(turnsOf(plan, monday, tuesday), monday, tuesday)).toEqual([
    { starts_at: monday, ends_at: at('2026-11-23T14:00:00Z') },
    { starts_at: at('2026-11-23T22:00:00Z'), ends_at: tuesday },
  ]);
  expect(gapsBetween([], monday, tuesday)).toEqual([{ starts_at: monday, ends_at: tuesday }]);
});

describe('whatever the plan', () => {
  const person = fc.constantFrom(mara, noor);
  const rung = fc.constantFrom('first' as const, 'second' as const, 'lead' as const);
  const minute = fc.integer({ min: 0, max: 1439 });
  const weekly = fc.array(
    fc.record({ rung, user_id: person, day: fc.integer({ min: 0, max: 6 }), from: minute, to: minute }),
    { maxLength: 12 },
  );
  const moment = fc.integer({ min: monday.getTime(), max: monday.getTime() + 7 * 86_400_000 });
  const overrides = fc.array(
    fc.record({ rung, user_id: person, at: moment, lasts: fc.integer({ min: 1, max: 86_400_000 }) }).map((one) => ({
      ...{ rung: one.rung, user_id: one.user_id },
      ...{ starts_at: new Date(one.at).toISOString(), ends_at: new Date(one.at + one.lasts).toISOString() },
    })),
    { maxLength: 4 },
  );
  const timezone = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC');

  test('at each moment there is somebody, or a gap that says so, and a stand-in is alone on their rung', () => {
    fc.assert(
      fc.property(weekly, overrides, timezone, moment, (week, instead, zone, ms) => {
        const [from, to] = [monday, new Date(monday.getTime() + 7 * 86_400_000)];
        const turns = turnsOf({ weekly: week, overrides: instead, off: [], timezone: zone }, from, to);
        const isOn = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => +starts_at <= ms && ms < +ends_at;
        expect(gapsBetween(turns, from, to).some(isOn)).toBe(ms < +to && !turns.some(isOn));
        for (const one of instead) {
          const stand = { starts_at: new Date(one.starts_at), ends_at: new Date(one.ends_at) };
          if (!isOn(stand)) continue;
          const there = turns.filter((turn) => turn.rung === one.rung && isOn(turn));
          const allowed = new Set(instead.filter((other) => other.rung === one.rung).map(({ user_id }) => user_id));
          expect(there.every(({ user_id }) => allowed.has(user_id))).toBe(true);
        }
      }),
    );
  });
});
