import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes } from '#contract/enumerations/reports.ts';
import { type Happening, requestsOf, returnMs } from './requests-of.ts';
import { saysNo } from './said-no.ts';
import { topicOf } from './topic-of.ts';

const start = Date.parse('2026-11-20T18:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const parking = { name: 'fact:parking', family: 'house' } as const;
const wifi = { name: 'codes', family: 'codes' } as const;
const drain = { name: 'trouble:drain', family: 'troubles' } as const;

const guest = (minutes: number, no = false): Happening => ({ at: at(minutes), kind: 'guest', saysNo: no });
const reply = (minutes: number, topic: typeof parking | typeof wifi | typeof drain | null = parking): Happening => ({
  ...{ at: at(minutes), kind: 'assistant', topic, shows: true },
});
const blank = (minutes: number): Happening => ({
  ...{ at: at(minutes), kind: 'assistant', topic: { name: 'unknown', family: 'unknown' }, shows: false },
});
const brief = (history: Happening[]) => requestsOf(history).map(({ topic, outcome, why }) => [topic, outcome, why]);
const day = 24 * 60;

describe('what becomes of a request', () => {
  test.each<[string, Happening[], unknown[]]>([
    ['asked, answered, silent', [guest(0), reply(1)], [['fact:parking', 'settled', null]]],
    [
      'thanks are no matter of their own',
      [guest(0), reply(1), guest(2), reply(3, null)],
      [['fact:parking', 'settled', null]],
    ],
    ['small talk alone is no request', [guest(0), reply(1, null)], []],
    [
      'two matters are two requests',
      [guest(0), reply(1), guest(2), reply(3, wifi)],
      [
        ['fact:parking', 'settled', null],
        ['codes', 'settled', null],
      ],
    ],
    ['more on it in the same sitting', [guest(0), reply(1), guest(10), reply(11)], [['fact:parking', 'settled', null]]],
    [
      'back on it a day later',
      [guest(0), reply(1), guest(day), reply(day + 1)],
      [['fact:parking', 'gave_up', 'returned']],
    ],
    [
      'back on it after another matter',
      [guest(0), reply(1), guest(2), reply(3, wifi), guest(5), reply(6)],
      [
        ['fact:parking', 'gave_up', 'returned'],
        ['codes', 'settled', null],
      ],
    ],
    [
      'back on it after 72 hours is a request anew',
      [guest(0), reply(1), guest(3 * day + 1), reply(3 * day + 2)],
      [
        ['fact:parking', 'settled', null],
        ['fact:parking', 'settled', null],
      ],
    ],
    [
      'back on it at 72 hours to the minute',
      [guest(0), reply(1), guest(3 * day), reply(3 * day + 1)],
      [['fact:parking', 'gave_up', 'returned']],
    ],
    [
      'the last word is no',
      [guest(0), reply(1), guest(2, true), reply(3, null)],
      [['fact:parking', 'gave_up', 'said_no']],
    ],
    [
      'a no on the way to the answer',
      [guest(0), reply(1, drain), guest(2, true), reply(3, drain), guest(4), reply(5, null)],
      [['trouble:drain', 'settled', null]],
    ],
    ['nobody answered', [guest(0)], [['unanswered', 'gave_up', 'no_answer']]],
    ['nothing is known, and nobody was asked', [guest(0), blank(1)], [['unknown', 'gave_up', 'no_answer']]],
    [
      'the owner was asked',
      [guest(0), blank(1), { at: at(1), kind: 'asked_owner' }],
      [['unknown', 'asked_owner', null]],
    ],
    [
      'handed over',
      [guest(0), reply(1, drain), { at: at(2), kind: 'hand_over', acceptedAt: at(4) }],
      [['trouble:drain', 'handed_over', null]],
    ],
    [
      'a person wrote, called or not',
      [guest(0), reply(1), { at: at(9), kind: 'person' }],
      [['fact:parking', 'handed_over', null]],
    ],
    [
      'a person before any answer',
      [guest(0), { at: at(2), kind: 'hand_over', acceptedAt: null }, { at: at(3), kind: 'person' }],
      [['unanswered', 'handed_over', null]],
    ],
    [
      'danger counts before a person',
      [guest(0), reply(1, drain), { at: at(1), kind: 'danger' }, { at: at(2), kind: 'person' }],
      [['trouble:drain', 'danger', null]],
    ],
    [
      'its work order was reopened',
      [
        guest(0),
        reply(1, drain),
        { at: at(1), kind: 'order_opened', orderId: 'a' },
        { at: at(day), kind: 'order_reopened', orderId: 'a' },
      ],
      [['trouble:drain', 'gave_up', 'reopened']],
    ],
    [
      'another’s work order was reopened',
      [guest(0), reply(1, drain), { at: at(day), kind: 'order_reopened', orderId: 'b' }],
      [['trouble:drain', 'settled', null]],
    ],
    [
      'reopened after the window',
      [
        guest(0),
        reply(1, drain),
        { at: at(1), kind: 'order_opened', orderId: 'a' },
        { at: at(4 * day), kind: 'order_reopened', orderId: 'a' },
      ],
      [['trouble:drain', 'settled', null]],
    ],
  ])('%s', (_, history, expected) => expect(brief(history)).toEqual(expected));

  test('its times: the first word, whoever took it, their word', () => {
    const [one] = requestsOf([
      guest(0),
      blank(1),
      { at: at(2), kind: 'hand_over', acceptedAt: at(5) },
      { at: at(7), kind: 'person' },
    ]);
    expect(one).toMatchObject({ firstWordSeconds: 60, claimSeconds: 180, humanSeconds: 300, lastAt: at(0) });
    expect(one?.settlesAt).toEqual(new Date(start + returnMs));
  });
});

const topic = fc.constantFrom(parking, wifi, drain, null);
const happening = (when: number): fc.Arbitrary<Happening> =>
  fc.oneof(
    fc.record({ at: fc.constant(at(when)), kind: fc.constant('guest' as const), saysNo: fc.boolean() }),
    fc.record({ at: fc.constant(at(when)), kind: fc.constant('assistant' as const), topic, shows: fc.boolean() }),
    fc.constantFrom<Happening>(
      { at: at(when), kind: 'person' },
      { at: at(when), kind: 'danger' },
      { at: at(when), kind: 'asked_owner' },
      { at: at(when), kind: 'hand_over', acceptedAt: null },
      { at: at(when), kind: 'order_opened', orderId: 'a' },
      { at: at(when), kind: 'order_reopened', orderId: 'a' },
    ),
  );
const history = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 30 }).chain((gaps) => {
  let minute = 0;
  return fc.tuple(
    ...gaps.map((gap) => {
      minute += gap;
      return happening(minute);
    }),
  );
});

test('of any history every request has one outcome, settled only where nothing speaks against it', () => {
  fc.assert(
    fc.property(history, (happenings) => {
      const requests = requestsOf(happenings);
      for (const one of requests) {
        expect(outcomes).toContain(one.outcome);
        expect(one.why !== null).toBe(one.outcome === 'gave_up');
        expect(one.startedAt <= one.lastAt).toBe(true);
        expect(one.firstWordSeconds ?? 0).toBeGreaterThanOrEqual(0);
      }
      // None is settled to which the guest came back within its window.
      for (const [place, one] of requests.entries())
        for (const other of requests.slice(place + 1))
          if (one.outcome === 'settled' && one.topic === other.topic && one.topic !== 'unanswered')
            expect(other.startedAt.getTime() - one.lastAt.getTime()).toBeGreaterThan(returnMs);
      const people = happenings.some(({ kind }) => kind === 'person' || kind === 'hand_over');
      if (!people) expect(requests.some(({ outcome }) => outcome === 'handed_over')).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['No', true],
  ['no.', true],
  ['👎', true],
  ['That didn’t help', true],
  ['No funcionó', true],
  ['nein', true],
  ['no thanks', false],
  ['No problem, thank you', false],
  ['👍', false],
  ['There is no hot water', false],
])('%s says no: %s', (words, expected) => expect(saysNo(words)).toBe(expected));

test.each([
  [{ reason: 'answer.fact', source: { kind: 'fact', id: 'parking' }, playbook: null }, 'fact:parking'],
  [{ reason: 'playbook.drain.step2', source: null, playbook: 'drain' }, 'trouble:drain'],
  [{ reason: 'solved.drain', source: null, playbook: null }, 'trouble:drain'],
  [{ reason: 'danger.gas.smell', source: null, playbook: null }, 'danger:gas'],
  [{ reason: 'secret.release_asked', source: null, playbook: null }, 'codes'],
  [{ reason: 'unknown.asked_owner', source: null, playbook: null }, 'unknown'],
  [{ reason: 'talk.thanks', source: null, playbook: null }, undefined],
])('%o is about %s', (said, name) => expect(topicOf(said)?.name).toBe(name));
