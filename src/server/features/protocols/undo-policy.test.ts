import fc from 'fast-check';
import { expect, test } from 'vitest';
import { autonomies, protocolActions, ruleKeys } from '#contract/enumerations/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { takenBack, undoState } from './undo-policy.ts';

const minutes = fc.integer({ min: 1, max: 10_080 });
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const ownRules: fc.Arbitrary<OwnRules> = fc
  .record({
    autonomy: some(fc.constantFrom(...autonomies)),
    escalation_phrases: some(fc.array(fc.string({ minLength: 2, maxLength: 9 }).filter((s) => s.trim().length > 1))),
    actions: some(fc.constantFrom(...protocolActions).map((action) => [{ action }])),
    nte_cents: some(fc.integer({ min: 0, max: 50_000 })),
    approval_wait_minutes: some(minutes),
    quiet_hours: some(fc.constantFrom(null, { from: 1320, to: 420, waits: ['low' as const] })),
  })
  .map((rules) => Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined)));

/** As `changeRules` writes it down. */
const changesFrom = (was: OwnRules, is: OwnRules) =>
  ruleKeys
    .filter((rule) => JSON.stringify(was[rule]) !== JSON.stringify(is[rule]))
    .map((rule) => ({ rule, was: only(rule, was), is: only(rule, is) }));
const only = (rule: keyof OwnRules, own: OwnRules): OwnRules => (own[rule] === undefined ? {} : { [rule]: own[rule] });

test('a change that is taken back leaves exactly what was said before it', () => {
  fc.assert(
    fc.property(ownRules, ownRules, (before, after) => {
      const changes = changesFrom(before, after);
      expect(changes.every((one) => undoState(after, one) === 'ready')).toBe(true);
      expect(takenBack(after, changes)).toEqual(before);
      expect(changes.every((one) => undoState(before, one) === 'done')).toBe(true);
    }),
  );
});

test('its rules taken back one by one, in any order, leave the same, and taking that back the change', () => {
  fc.assert(
    fc.property(ownRules, ownRules, fc.infiniteStream(fc.nat()), (before, after, order) => {
      const changes = changesFrom(before, after);
      const shuffled = changes.toSorted(() => ((order.next().value ?? 0) % 2 ? 1 : -1));
      const undone = shuffled.reduce((own, one) => takenBack(own, [one]), after);
      expect(undone).toEqual(before);
      expect(takenBack(undone, changesFrom(after, undone))).toEqual(after);
    }),
  );
});

test('what was changed since is not guessed at, and what was not kept is not made up', () => {
  const change = { rule: 'nte_cents', was: {}, is: { nte_cents: 20_000 } } as const;
  expect(undoState({ nte_cents: 30_000 }, change)).toBe('changed_since');
  expect(undoState({ nte_cents: 20_000 }, change)).toBe('ready');
  expect(undoState({}, change)).toBe('done');
  expect(undoState({ nte_cents: 20_000 }, { rule: 'nte_cents' })).toBe('not_possible');
  const unknown = { rule: 'nte_cents', was: { nte_cents: -1 }, is: { nte_cents: 20_000 } } as const;
  expect(undoState({ nte_cents: 20_000 }, unknown)).toBe('not_possible');
});
