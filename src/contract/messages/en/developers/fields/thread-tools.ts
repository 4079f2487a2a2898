import type { FieldWords } from './field-words.ts';

/** What the desk answers a chat with. */
export const threadToolFields: FieldWords = {
  'SavedReply.name': ['What it is called.', 'Plumber is on the way'],
  'SavedReply.body': [
    'The reply, with variables between braces: `guest_first_name`, `house`, `agent_first_name`, `order`, `contractor`.',
    'Hello {guest_first_name}, {contractor} is on the way.',
  ],
  'savedReplies.create.name': ['What it is called.', 'Plumber is on the way'],
  'savedReplies.create.body': [
    'The reply, with variables between braces: `guest_first_name`, `house`, `agent_first_name`, `order`, `contractor`.',
    'Hello {guest_first_name}, {contractor} is on the way.',
  ],
  'savedReplies.change.name': ['What it is called.', 'Plumber is on the way'],
  'savedReplies.change.body': [
    'The reply, with variables between braces: `guest_first_name`, `house`, `agent_first_name`, `order`, `contractor`.',
    'Hello {guest_first_name}, {contractor} is on the way.',
  ],
  'LaterReply.agent_name': ['Who wrote it; it goes out in their name.', 'Maya Ortiz'],
  'LaterReply.body': ['What is said.', 'Good morning. Is it warm again?'],
  'laterReplies.add.message': ['What is said.', 'Good morning. Is it warm again?'],
  'laterReplies.change.message': ['What is said instead.', 'Good morning. Is it warm again?'],
  send_at: ['When it is sent, within a year.', '2026-11-28T17:00:00.000Z'],
  asks_since: ['Since then it waits for a yes: the guest wrote first, or somebody else has the chat.', null],
  reply_id: ['The reply that waits.', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'],
  after: ['What becomes of the chat once the reply is sent.', 'stay'],
  scope: ['Whether it is the whole team’s or your own.', 'own'],
  editable: ['Whether you may change and remove it.', true],
};
