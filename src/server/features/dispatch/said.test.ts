import { describe, expect, it } from 'vitest';
import type { Candidate } from '#features/contractors';
import { type Said, saidAgainst, stillHolds } from './said.ts';

const plumber = { id: 'p1', company_name: 'Yaquina Plumbing', service_type: 'plumbing' } as Candidate; // as much as is asked
const job = { zip: '97365-1201', today: '2026-11-20' };
const said: Said = {
  contractor_id: 'p1',
  code: 'booked',
  until: null,
  service_type: 'plumbing',
  zip: '97365',
  said_at: new Date(0),
};

describe('what a contractor said keeps dispatch from asking them', () => {
  it.each<[string, Partial<Said>, string | null]>([
    [
      'while they are booked',
      { until: '2026-11-25' },
      'Yaquina Plumbing said they are fully booked until Nov 25, 2026',
    ],
    ['not from the day on', { until: '2026-11-20' }, null],
    [
      'while they are on holiday',
      { code: 'on_holiday', until: '2026-11-21' },
      'Yaquina Plumbing said they are on holiday until Nov 21, 2026',
    ],
    ['for a trade that is none of theirs', { code: 'not_my_trade' }, "Yaquina Plumbing said this isn't their trade"],
    ['not for another trade', { code: 'not_my_trade', service_type: 'hvac' }, null],
    ['where it is too far', { code: 'too_far' }, 'Yaquina Plumbing said 97365 is too far'],
    ['not elsewhere', { code: 'too_far', zip: '97110' }, null],
    ['not for a limit that was too low once', { code: 'limit_too_low' }, null],
    ['not for another reason', { code: 'other' }, null],
    ['not by the words of another contractor', { contractor_id: 'p2', code: 'too_far' }, null],
  ])('%s', (_, words, expected) => {
    expect(saidAgainst(plumber, job, [{ ...said, ...words }])).toBe(expected);
  });

  it('until the day is there, or the owner says otherwise', () => {
    expect(stillHolds({ code: 'booked', until: '2026-11-21' }, '2026-11-20')).toBe(true);
    expect(stillHolds({ code: 'booked', until: '2026-11-20' }, '2026-11-20')).toBe(false);
    expect(stillHolds({ code: 'not_my_trade', until: null }, '2026-11-20')).toBe(true);
    expect(stillHolds({ code: 'limit_too_low', until: null }, '2026-11-20')).toBe(false);
  });
});
