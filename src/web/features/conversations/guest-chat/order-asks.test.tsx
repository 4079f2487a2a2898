import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { eachIn } from '../../../../../tests/support/rendered.ts';
import { GuestChat } from './chat.ts';
import { OrderAsks } from './order-asks.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const order: WorkOrderCard = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', reference: 'WO-9A8057', subject_line: 'Burst pipe' },
  ...{ urgency_level: 'urgent', service_type: 'plumbing', status: 'in_progress', dispatch_state: 'accepted' },
  ...{ contractor_name: 'Yaquina Plumbing', arrival_from: null, arrival_to: null, guest_rating: null },
  ...{ proposed_times: [{ from: soon, to: soon }], guest_unconfirmed: true },
};
const buttons = (changes: Partial<WorkOrderCard>) =>
  eachIn(
    renderToStaticMarkup(
      <OrderAsks
        order={{ ...order, ...changes }}
        zone="UTC"
        chat={new GuestChat({ token: 'token' }, () => undefined)}
        onCheckStay={() => undefined}
      />,
    ),
    'button',
  );

test.each([
  ['a time', { dispatch_state: 'accepted' }],
  ['whether it is fixed', { dispatch_state: 'pending_confirmation' }],
] as const)('a guest whose stay nobody checked is asked for the check before %s', (_, state) => {
  expect(buttons({ ...state, check_first: true })).toEqual(['Check my stay']);
  expect(buttons(state)).not.toContain('Check my stay');
  expect(buttons(state).length).toBeGreaterThan(1);
});

test('and is asked for no stars', () => {
  expect(buttons({ dispatch_state: 'closed', status: 'completed', check_first: true })).toEqual([]);
});
