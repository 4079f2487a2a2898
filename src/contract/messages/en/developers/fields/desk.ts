import type { FieldWords } from './field-words.ts';

/** The desk's list of chats, and what is done with many of them. */
export const deskFields: FieldWords = {
  owner_id: ['Chats of this owner alone (staff).', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'],
  'conversations.list.holder': ['Chats that this agent has alone.', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'],
  waiting_minutes: ['Chats in which somebody has waited for more than so many minutes alone.', 15],
  open_order: ['Chats with a work order that is not done alone.', true],
  unassigned: ['How many nobody has.', 3],
  colleagues: ['How many colleagues have.', 4],
  'DeskAgent.name': ['What they are called.', 'Maya Agent'],
  here: ['Whether their console is open.', true],
  'DeskAgent.chats': ['How many open chats they have.', 3],
  'DeskPlace.kind': ['Whether it is an owner or a property.', 'property'],
  'DeskPlace.name': ['What it is called.', 'Cedar Cottage'],
  more: ['The owner of a property, the company of an owner. Null for none.', 'Nora Owner'],
  'deskSearch.find.q': ['Beginnings of words, all of which have to stand in one line or name.', 'leak sink'],
  'DeskFindings.chats': ['Chats that say the words, or whose guest is called so.'],
  orders: ['Work orders that say the words.'],
  places: ['Owners and properties whose names hold the words.'],
  assign: ['Whether you can give the chat to a colleague.', true],
  release: ['Whether you can let go of the chat.', true],
  agent_id: ['Who gets the chat.', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'],
  'desk.places.q': ['Words of the name.', 'cedar'],
  'desk.places.id': ['The owner or property with this id alone.', '01912d68-783e-7a07-b81d-0d9a3f4c1e52'],
};
