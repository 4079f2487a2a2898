import { describe, expect, it } from 'vitest';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import { canAct, statusUnder } from './policy.ts';

it('shows the spec’s status above each state', () => {
  expect(dispatchStates.map(statusUnder)).toEqual([
    'open',
    'open',
    'open',
    'in_progress',
    'in_progress',
    'in_progress',
    'in_progress',
    'in_progress',
    'completed',
    'completed',
  ]);
});

describe('who may act on a work order', () => {
  it.each([
    [{ kind: 'owner', userId: '1', customerId: '1', name: 'Owner' } as const, false],
    [{ kind: 'agent', userId: '2', name: 'Agent' } as const, true],
    [{ kind: 'admin', userId: '3', name: 'Admin' } as const, true],
    [{ kind: 'guest', customerId: '1', propertyId: '1', conversationId: '1' } as const, false],
    [{ kind: 'service', customerId: '1', behalf: 'assistant', name: null } as const, true],
  ])('%o: %s', (actor, expected) => {
    expect(canAct(actor)).toBe(expected);
  });
});
