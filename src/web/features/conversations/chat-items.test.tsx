import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Message, WorkOrderCard } from '#contract/conversations/messages.ts';
import { eachIn } from '../../../../tests/support/rendered.ts';
import { chatItems } from './chat-items.tsx';

const order: WorkOrderCard = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', reference: 'WO-9A8057', subject_line: 'Burst pipe' },
  ...{ urgency_level: 'urgent', service_type: 'plumbing', status: 'in_progress', dispatch_state: 'accepted' },
  ...{ contractor_name: 'Yaquina Plumbing', arrival_from: null, arrival_to: null, guest_rating: null },
  ...{ proposed_times: [], guest_unconfirmed: false },
};
const line = (body: string, kind: Message['kind'] = 'text'): Message => ({
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8058', author: 'agent', author_name: 'Maya', kind, body },
  ...{
    sources: [],
    secrets: [],
    work_order: null,
    photo_url: null,
    client_id: null,
    created_at: '2026-11-27T06:00:00Z',
  },
});
const cardsBelow = (message: Message) => {
  const items = chatItems(
    { kind: 'guest', messages: [message], decisions: [], timezone: 'UTC', work_orders: [order] },
    { card: ({ subject_line }) => <article>{subject_line}</article> },
  );
  return items.flatMap(({ node }) => eachIn(renderToStaticMarkup(node), 'article'));
};

test('a work order of the chat that a line or a note names has its card below it, once', () => {
  expect(cardsBelow(line('The plumber of WO-9A8057 comes at nine. WO-9A8057!'))).toEqual(['Burst pipe']);
  expect(cardsBelow(line('See wo-9a8057', 'note'))).toEqual(['Burst pipe']);
});

test('one of another chat stays a word', () => expect(cardsBelow(line('Is it like WO-AAAAAA?'))).toEqual([]));
