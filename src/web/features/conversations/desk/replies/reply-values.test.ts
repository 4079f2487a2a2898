import { expect, test } from 'vitest';
import type { WorkOrderCard } from '#contract/conversations/messages.ts';
import { valuesIn } from './reply-values.ts';

const order = (reference: string, status: WorkOrderCard['status'], contractor_name: string | null): WorkOrderCard => ({
  ...{ id: reference, reference, status, contractor_name, subject_line: 'Lamp', urgency_level: 'low' },
  ...{ service_type: 'electrical', dispatch_state: 'triage', arrival_from: null, arrival_to: null },
  ...{ proposed_times: [], guest_rating: null, guest_unconfirmed: false },
});

test('the chat says who is written to, where, and which work order is open', () => {
  const work_orders = [order('WO-1', 'open', 'Bay Plumbing'), order('WO-2', 'completed', 'Nora Pipes')];
  expect(valuesIn({ guest_name: ' Ada  Byron', property_name: 'Cedar Cottage', work_orders }, 'Maya Ortiz')).toEqual({
    guest_first_name: 'Ada',
    house: 'Cedar Cottage',
    agent_first_name: 'Maya',
    order: 'WO-1',
    contractor: 'Bay Plumbing',
  });
});

test('what the chat does not say is open', () => {
  expect(valuesIn({ guest_name: ' ', property_name: null, work_orders: [] }, 'Maya')).toMatchObject({
    guest_first_name: null,
    house: null,
    order: null,
    contractor: null,
  });
});
