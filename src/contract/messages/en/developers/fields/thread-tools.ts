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
  after: ['What becomes of the chat once the reply is sent.', 'stay'],
  scope: ['Whether it is the whole team’s or your own.', 'own'],
  editable: ['Whether you may change and remove it.', true],
};
