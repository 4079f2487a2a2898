import { describe, expect, it } from 'vitest';
import { dispatchStates } from '#contract/enumerations/work-orders.ts';
import { canAct, mayMove, statusUnder } from './policy.ts';

describe('the way of a work order', () => {
  it('goes from triage to closed', () => {
    const way = ['triage', 'offered', 'accepted', 'en_route', 'on_site', 'pending_confirmation', 'closed'] as const;
    for (const [i, to] of way.slice(1).entries()) expect(mayMove(way[i] ?? 'closed', to)).toBe(true);
  });

  it('ends at closed', () => {
    for (const state of dispatchStates) expect(mayMove('closed', state)).toBe(false);
  });

  it('does not skip acceptance', () => {
    for (const state of ['en_route', 'on_site', 'pending_confirmation'] as const)
      expect(mayMove('offered', state)).toBe(false);
  });

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
