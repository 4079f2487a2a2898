import type { SaveToOutbox } from '../outbox/port.ts';
import type { Texter } from './port.ts';

/** With no telephone provider configured, texts are kept in the outbox. */
export function createOutboxTexter(save: SaveToOutbox): Texter {
  return { send: ({ id, to, body }) => save({ messageId: id, channel: 'text', to, text: body }) };
}
