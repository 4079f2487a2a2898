import { newId } from '#server/db/tables/columns.ts';
import type { RouteAnswer } from './route-answer.ts';
import { contractorsWords, inAnHour, laterReply, order, ownReply, promises, rota, visit } from './route-bodies.ts';

/** What owners and staff both see, and what only the desk does. */
export const routesOfTheDesk: Record<string, RouteAnswer> = {
  // Owners see their own, staff everybody's.
  'GET /work-orders': { for: 'person' },
  'POST /work-orders/{id}/confirm-guest': { for: 'person', id: 'workOrder' },
  'POST /work-orders/{id}/lock': { for: 'person', id: 'workOrder', body: { faulty: true } },
  'POST /work-orders': { for: 'person', body: order },
  'POST /work-orders/{id}/hold': { for: 'person', id: 'openOrder', body: () => ({ ...inAnHour(), reason: 'A part.' }) },
  'POST /work-orders/{id}/end-hold': { for: 'person', id: 'openOrder' },
  'POST /work-orders/{id}/edit': { for: 'person', id: 'openOrder', body: { access_notes: 'Side gate.' } },
  'POST /work-orders/{id}/complete': { for: 'person', id: 'openOrder', body: contractorsWords },
  'POST /work-orders/{id}/reopen': { for: 'person', id: 'openOrder', body: { why: 'Again.', look: false } },
  'POST /work-orders/{id}/merge': { for: 'person', id: 'openOrder' },
  'POST /work-orders/{id}/unmerge': { for: 'person', id: 'openOrder' },
  'POST /work-orders/{id}/messages': { for: 'person', id: 'workOrder', body: { message: 'Hello.', guest_reads: true } },
  'POST /work-orders/{id}/files': { for: 'person', id: 'workOrder' },
  'POST /work-orders/{id}/files/{file_id}/remove': { for: 'person', id: 'workOrder' },
  'GET /work-orders/{id}': { for: 'person', id: 'workOrder' },
  'GET /work-orders/{id}/contractors': { for: 'person', id: 'workOrder' },
  'POST /work-orders/{id}/visit': { for: 'person', id: 'workOrder', body: visit },
  'POST /work-orders/{id}/offers': { for: 'person', id: 'workOrder', refused: 422 }, // an electrician, for a burst pipe
  'GET /conversations': { for: 'person' },
  'GET /conversations/{id}': { for: 'person', id: 'conversation' },
  'GET /events': { for: 'person' },
  'POST /reply-drafts/{id}/send': { for: 'person', id: 'draft', body: { body: 'Under the sink.' } },
  'POST /reply-drafts/{id}/drop': { for: 'person', id: 'draft', refused: 409 }, // it was sent
  // The desk.
  'GET /conversations/counts': { for: 'staff' },
  'GET /desk/search': { for: 'staff', body: { q: 'house' } },
  'GET /desk/agents': { for: 'staff' },
  'GET /desk/places': { for: 'staff', id: 'property', body: { q: 'house' } },
  'GET /conversations/{id}/history': { for: 'staff', id: 'conversation' },
  'GET /desk/tags': { for: 'staff' },
  'POST /conversations/{id}/tags': { for: 'staff', id: 'conversation', body: { name: 'Refund' } },
  'POST /conversations/{id}/tags/remove': { for: 'staff', id: 'conversation' },
  'PATCH /desk/tags/{id}': { for: 'admin', id: 'tag', body: { tone: 'info' } },
  'POST /desk/tags/{id}/merge': { for: 'admin', id: 'tag', refused: 422 }, // into itself
  'POST /desk/chats': { for: 'staff', refused: 422 }, // to somebody who has not signed in
  'POST /desk/chats/undo': { for: 'staff', body: { kind: 'tag' } },
  'DELETE /desk/tags/{id}': { for: 'admin', id: 'tag' },
  'GET /desk/rota': { for: 'staff' },
  'PUT /desk/rota': { for: 'admin', body: rota },
  'GET /desk/rota/rings': { for: 'staff' },
  'POST /desk/rota/rings': { for: 'admin' },
  'POST /desk/rota/rings/{id}/heard': { for: 'staff', id: 'ring' },
  'GET /desk/replies': { for: 'staff' },
  'POST /desk/replies': { for: 'staff', body: ownReply },
  'PATCH /desk/replies/{id}': { for: 'staff', id: 'savedReply', body: { name: 'Nora other' } },
  'POST /desk/replies/{id}/remove': { for: 'staff', id: 'savedReply' },
  'GET /desk/sla': { for: 'staff' },
  'PUT /desk/sla': { for: 'admin', body: promises },
  'GET /desk/sla/misses': { for: 'staff' },
  'GET /conversations/{id}/model-calls': { for: 'staff', id: 'conversation' },
  'GET /model-usage': { for: 'staff' },
  'GET /site-chat-usage': { for: 'staff' },
  'GET /model-calls': { for: 'staff' },
  'GET /model-calls/{id}': { for: 'staff', id: 'modelCall' },
  'POST /model-calls/{id}/replay': { for: 'staff', id: 'modelCall' },
  'POST /conversations/{id}/claim': { for: 'staff', id: 'conversation' },
  'GET /takeovers': { for: 'staff' },
  'POST /takeovers/{id}/seen': { for: 'staff', id: 'takeover' },
  'POST /conversations/{id}/take': { for: 'staff', id: 'conversation' }, // one's own is left as it is; a colleague's is for leads
  'POST /conversations/{id}/ask': { for: 'staff', id: 'conversation', refused: 409 }, // one has it
  'POST /conversations/{id}/ask/withdraw': { for: 'staff', id: 'conversation', refused: 409 },
  'POST /conversations/{id}/ask/answer': {
    for: 'staff',
    id: 'conversation',
    body: { hand_over: true },
    refused: 409,
  }, // nobody asks
  'POST /conversations/{id}/assign': {
    for: 'staff',
    id: 'conversation',
    body: { agent_id: newId() },
    refused: 422,
  }, // nobody on the team
  'GET /conversations/{id}/codes': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/codes/release': {
    for: 'staff',
    id: 'conversation',
    body: { name: 'front_door_lock_code', reason: 'The keypad is dead.' },
    refused: 409,
  }, // its guest's stay is not checked
  'POST /conversations/{id}/reply': { for: 'staff', id: 'conversation', body: { message: 'I am here.' } },
  // Nobody waits for a word any more.
  'POST /conversations/{id}/sla/pause': {
    for: 'staff',
    id: 'conversation',
    body: { waits_for: 'guest' },
    refused: 409,
  },
  'POST /conversations/{id}/note': { for: 'staff', id: 'conversation', body: { message: 'Pipe, again.' } },
  'GET /conversations/{id}/later-replies': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/later-replies': { for: 'staff', id: 'conversation', body: laterReply },
  'PATCH /conversations/{id}/later-replies/{reply_id}': {
    for: 'staff',
    id: 'conversation',
    body: { message: 'Nora, later.' },
  },
  'POST /conversations/{id}/later-replies/{reply_id}/send': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/later-replies/{reply_id}/cancel': { for: 'staff', id: 'conversation', refused: 404 }, // it was sent
  'POST /conversations/{id}/snooze': { for: 'staff', id: 'conversation', body: inAnHour },
  'POST /conversations/{id}/hand-back': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/release': { for: 'staff', id: 'conversation', refused: 403 }, // it was handed back
  'POST /conversations/{id}/close': { for: 'staff', id: 'conversation' },
  'POST /conversations/{id}/reopen': { for: 'staff', id: 'conversation' },
  'POST /work-orders/{id}/split': { for: 'staff', id: 'workOrder', refused: 404 }, // no other chat joined it
  'GET /calls': { for: 'staff' },
  'POST /calls/{id}/take': { for: 'staff', id: 'call' },
  'POST /calls/{id}/give-back': { for: 'staff', id: 'call' },
  'POST /calls/{id}/answer': { for: 'staff', id: 'call', body: { outcome: 'declined', note: 'On holiday.' } },
};
