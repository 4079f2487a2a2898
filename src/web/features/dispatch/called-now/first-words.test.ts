import { describe, expect, it } from 'vitest';
import type { CalledAsContractor, CalledFirst } from '#contract/dispatch/called-now.ts';
import { firstWords, nowWords } from './first-words.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone; // the reader's own is not named
const now = new Date('2026-11-20T12:00:00Z');
const until = new Date(now.getTime() + 5 * 60_000).toISOString();
const at = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(until));
const next = { contractor_id: 'tide', company_name: 'Tide', accept_minutes: 30 };
const asks: CalledFirst = { is: 'ask_owner', wait_minutes: 120, if_silent: 'human' };
const said = (first: CalledFirst, who: typeof next | null = next) => firstWords({ first, next: who }, { zone, now });

describe('what happens first', () => {
  it.each([
    [said({ is: 'offer' }), 'We offer it to Tide, who has 30 minutes to accept.'],
    [said({ is: 'nobody_left' }, null), 'Nobody can be asked now, so the Porchlight team takes over.'],
    [said({ is: 'human' }), 'The Porchlight team handles it, as your rules say.'],
    [
      said(asks),
      'We ask you first. After your yes we offer it to Tide. No answer in 2 hours? The Porchlight team takes over.',
    ],
    [
      said({ ...asks, if_silent: 'dispatch' }, null),
      'We ask you first. After your yes the Porchlight team takes over, as nobody can be asked. No answer in 2 hours? We go on without you.',
    ],
    [said({ is: 'wait', until, after: 'offer' }), `Quiet hours until ${at}. Then we offer it to Tide.`],
    [said({ is: 'wait', until, after: 'ask_owner' }), `Quiet hours until ${at}. Then we ask you.`],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});

describe('what it means for one contractor', () => {
  const row: CalledAsContractor = {
    service_type: 'plumbing',
    first: { is: 'offer' },
    next,
    property_id: 'p',
    property_name: 'Hut',
    timezone: zone,
    assigned: true,
    place: 1,
    of: 2,
    skipped: null,
  };
  it.each<[Partial<CalledAsContractor>, string, string]>([
    [{}, 'tide', 'Asked first.'],
    [{}, 'surf', 'Tide is asked first.'],
    [{ skipped: 'Surf is away through Nov 22, 2026' }, 'surf', 'Surf is away through Nov 22, 2026.'],
    [{ first: asks }, 'tide', 'We ask you first. After your yes they are asked first.'],
    [{ first: { is: 'human' } }, 'tide', 'The Porchlight team handles it, as your rules say.'],
    [{ first: { is: 'wait', until, after: 'offer' } }, 'surf', `Quiet hours until ${at}. Then Tide is asked first.`],
  ])('%o of %s', (changes, who, expected) => {
    expect(nowWords({ ...row, ...changes }, who, now)).toBe(expected);
  });
});
