import { expect, test } from 'vitest';
import { waitsForWords } from '#contract/reports/next-step.ts';
import type { OpenOrder } from '#contract/reports/today.ts';
import { nextStepWords } from './next-step-words.ts';

const now = new Date('2026-11-26T17:00:00Z');
const order = (more: Partial<OpenOrder>): OpenOrder => ({
  id: 'a',
  reference: 'WO-AAAAAA',
  property_id: 'p',
  property_name: 'Cedar Cottage',
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  subject_line: 'Dripping tap',
  urgency_level: 'low',
  status: 'open',
  dispatch_state: 'triage',
  waits_for: 'team',
  contractor_name: null,
  until: null,
  arrival_from: null,
  arrival_to: null,
  ...more,
});
const until = new Date(now.getTime() + 60_000).toISOString();
const company = { contractor_name: 'Tide Plumbing', waits_for: 'contractor' } as const;

test.each<[string, RegExp, OpenOrder]>([
  ['Waits for you', /^You answer by .*\d:\d\d [AP]M\.$/, order({ waits_for: 'owner', until })],
  [
    'Waits for morning',
    /^Your quiet hours end .*\. Then we ask a contractor\.$/,
    order({ waits_for: 'quiet_hours', until }),
  ],
  ['Waits for the guest', /^The guest confirms their stay by /, order({ waits_for: 'guest', until })],
  ['With the Porchlight team', /^We look for a contractor\.$/, order({})],
  ['Waits for Tide Plumbing', /^Tide Plumbing answers by /, order({ ...company, dispatch_state: 'offered', until })],
  [
    'Waits for Tide Plumbing',
    /^Tide Plumbing says when they come\.$/,
    order({ ...company, dispatch_state: 'accepted' }),
  ],
  [
    'Waits for Tide Plumbing',
    /^Tide Plumbing comes today, about /,
    order({ ...company, dispatch_state: 'scheduled', arrival_from: until }),
  ],
  ['Waits for Tide Plumbing', /^Tide Plumbing is on the way\.$/, order({ ...company, dispatch_state: 'en_route' })],
  ['Waits for Tide Plumbing', /^Tide Plumbing is at work\.$/, order({ ...company, dispatch_state: 'on_site' })],
  [
    'Waits for Tide Plumbing',
    /^Tide Plumbing waits for parts\.$/,
    order({ ...company, dispatch_state: 'awaiting_parts' }),
  ],
  [
    'Waits for the guest',
    /^The guest chooses when Tide Plumbing comes\.$/,
    order({ ...company, waits_for: 'guest', dispatch_state: 'accepted' }),
  ],
  [
    'Waits for the guest',
    /^The guest says by .* whether it is fixed\.$/,
    order({ waits_for: 'guest', dispatch_state: 'pending_confirmation', until }),
  ],
  [
    'Waits for the contractor',
    /^The contractor is on the way\.$/,
    order({ waits_for: 'contractor', dispatch_state: 'en_route' }),
  ],
])('%s: %s', (who, next, shown) => {
  expect(waitsForWords(shown)).toBe(who);
  expect(nextStepWords(shown, now)).toMatch(next);
});
