import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { WorkOrderSections } from './work-order-sections.tsx';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const at = '2026-05-01T12:00:00.000Z';
const nobody = {
  assigned_contractor_name: null,
  assigned_contractor_phone: null,
  assigned_contractor_email: null,
  assigned_contractor_notification_method: null,
};
const order: WorkOrderDetail = {
  ...nobody,
  ...{ id, reference: 'WO-9A8057', customer_id: id, property_id: id, conversation_id: null },
  ...{ guest_name: 'Ada', guest_phone: null, guest_email: null, communication_preference: null },
  ...{ property_name: 'Gull Nest', property_address: '4 Gull Road', service_type: 'plumbing', urgency_level: 'low' },
  ...{
    status: 'open',
    dispatch_state: 'triage',
    reporter: 'checked',
    subject_line: 'Dripping tap',
    issue_summary: 'It drips.',
  },
  ...{ attempted_fix: null, call_summary: null, resolution_notes: null, nte_cents: 35_000, cost_cents: null },
  ...{ access_notes: null, guest_access: [], hold_until: null, hold_reason: null },
  ...{ arrival_from: null, arrival_to: null, created_at: at, updated_at: at, completed_at: null },
  ...{
    guest_rating: null,
    timezone: 'America/Los_Angeles',
    timeline: [],
    offers: [],
    photos: [],
    cost_lines: [],
    estimates: [],
    files: [],
    messages: [],
    chats: [],
    merged_into: null,
    merged_here: [],
    may_merge_into: [],
    lock_fault: false,
    can: {
      ...{ dispatch: false, agree_visit: false, cancel: false, confirm_guest: false, split: false, mark_lock: false },
      ...{ hold: false, end_hold: false, edit: false, set_limit: false, complete: false, reopen: false },
      ...{ merge: false, unmerge: false },
      ...{ add_file: false, write: false },
    },
  },
};
const headings = (changes: Partial<WorkOrderDetail>) =>
  [...renderToStaticMarkup(<WorkOrderSections order={{ ...order, ...changes }} />).matchAll(/<h\d[^>]*>([^<]+)</g)]
    .map(([, words]) => words?.replace('&amp;', '&'))
    .filter((words) => words !== 'Timeline');

const always = ['Basic Information', 'Status & Timing', 'Issue Details'];

test('the details have the sections of the specification, those without anything in them left out', () => {
  expect(headings({})).toEqual(always);
  expect(headings({ resolution_notes: 'New washer.' })).toEqual([...always, 'Resolution']);
});

test('each section has the fields of the specification', () => {
  const html = renderToStaticMarkup(
    <WorkOrderSections order={{ ...order, assigned_contractor_name: 'Tide', resolution_notes: 'New washer.' }} />,
  );
  const labels = [...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, words]) => words?.toLowerCase());
  expect(labels).toEqual([
    ...['work order id', 'property address', 'guest name', 'guest phone', 'guest email', 'communication preference'],
    ...['status', 'urgency', 'step', 'created', 'updated', 'completed', 'not-to-exceed amount'],
    ...['subject line', 'issue summary', 'attempted fix', 'call summary'],
    ...['name', 'notification method', 'phone', 'email'],
    'resolution notes',
  ]);
});

test.each(Object.keys(nobody))('the assigned contractor is shown as soon as there is %s', (field) => {
  expect(headings({ [field]: 'text' })).toEqual([...always, 'Assigned Contractor']);
});

test('the agreed visit, the stars and the reason for a contractor are shown once there are any', () => {
  const words = (changes: Partial<WorkOrderDetail>) =>
    renderToStaticMarkup(<WorkOrderSections order={{ ...order, ...changes }} />).replaceAll(/<[^>]+>/g, '');
  expect(words({})).not.toMatch(/Visit|stars/);
  const offer = { id, contractor_id: id, company_name: 'Tide', state: 'accepted' as const, offered_at: at };
  const seen = words({
    ...{ assigned_contractor_name: 'Tide', guest_rating: 4, arrival_from: at, arrival_to: '2026-05-01T14:00:00.000Z' },
    offers: [
      {
        ...offer,
        expires_at: at,
        answered_at: at,
        decline_reason: null,
        decline_code: null,
        decline_until: null,
        why: 'First of the property.',
      },
    ],
  });
  expect(seen).toMatch(/VisitMay 1, 2026, 5:00 AM PDT to 7:00 AM PDT/);
  expect(seen).toContain('★★★★☆ 4 of 5');
  expect(seen).toContain('Why this contractor: First of the property.');
});
