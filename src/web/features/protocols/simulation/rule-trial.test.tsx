import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Simulation, Trial } from '#contract/protocols/simulation.ts';
import { wordsIn } from '../../../../../tests/support/rendered.ts';
import { RuleTrial } from './rule-trial.tsx';
import { SimulationProvider, type SimulationState } from './use-simulation.ts';

// What stands under a changed rule in each state of its trial. That it follows what is typed: tests/e2e/protocols.spec.ts.

const trial: Trial = { rule: 'nte_cents', orders: 12, properties_left_out: 0, effects: [], unknowns: [] };
const simulation = (changes: Partial<Simulation> = {}): Simulation => ({
  ...{ since: '2026-10-21T18:00:00.000Z', orders: 12, unconfirmed: 0, cut: false, trials: [trial], named: [] },
  ...changes,
});
const money = { cost_cents: 0, with_cost: 0, limit_cents: 30_000, with_limit: 1, with_nothing: 0 };

function shown(state: Partial<SimulationState>, rule: 'nte_cents' | 'autonomy' | 'told' = 'nte_cents') {
  const all: SimulationState = { data: undefined, error: null, retry: () => {}, isBehind: false, ...state };
  return wordsIn(
    renderToStaticMarkup(
      <MemoryRouter>
        <SimulationProvider value={all}>
          <RuleTrial rule={rule} />
        </SimulationProvider>
      </MemoryRouter>,
    ),
  );
}

test('while it is tried it says so, and what is known of what was typed before stands there', () => {
  expect(shown({ isBehind: true })).toContain('Trying it on your last 30 days');
  expect(shown({ isBehind: true, data: simulation() })).toContain('Nothing would have been different');
  expect(shown({ isBehind: true, data: simulation({ trials: [] }) })).toContain('Trying it on your last 30 days');
});

test('what could not be tried says so, with Retry', () => {
  expect(shown({ error: new Error('cut') })).toBe("On your last 30 days Couldn't try it on your work orders. Retry");
});

test('without orders it claims no difference, neither of all nor of those for which the rule holds', () => {
  expect(shown({ data: simulation({ orders: 0, trials: [{ ...trial, orders: 0 }] }) })).toBe(
    'On your last 30 days No work orders in the last 30 days to try it on.',
  );
  expect(shown({ data: simulation({ trials: [{ ...trial, orders: 0 }] }) })).toContain(
    'at properties that follow this rule',
  );
});

test('a difference names its orders, on how many it was tried and what was left out', () => {
  const effects: Trial['effects'] = [{ effect: 'sent_unasked', order_ids: ['a'], money }];
  const found = simulation({ unconfirmed: 2, trials: [{ ...trial, effects, properties_left_out: 1 }] });
  const words = shown({ data: found });
  expect(words).toContain('1 more order would have gone to a contractor without asking you, $300.');
  expect(words).toContain('Show the order');
  expect(words).toContain('Tried on the 12 work orders since Oct 21, 2026');
  expect(words).toContain('2 work orders never reached your rules');
  expect(words).toContain('1 property has a rule of its own here and is left out.');
});

test('what is changed back to what is saved says nothing, and rules that orders do not show say where they are seen', () => {
  expect(shown({ data: simulation({ trials: [] }) })).toBe('');
  expect(shown({}, 'autonomy')).toContain('Try on recent messages');
  expect(shown({}, 'told')).toContain("can't be seen in work orders");
});
