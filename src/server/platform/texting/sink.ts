import type { KeepInMailSink } from '#server/platform/mail-sink/port.ts';
import type { Texter } from './port.ts';

/** With no telephone provider configured, texts are kept in the mail sink, which the demo shows at `/outbox`. */
export function createSinkTexter(save: KeepInMailSink): Texter {
  return { send: ({ id, to, body }) => save({ messageId: id, channel: 'text', to, text: body }) };
}
