import type { SaveToOutbox } from '../outbox/port.ts';
import type { Mailer } from './port.ts';

/** With no mail server configured, mails are kept in the outbox. */
export function createOutboxMailer(save: SaveToOutbox): Mailer {
  return {
    send: ({ messageId, to, subject, text, html }) => save({ messageId, channel: 'mail', to, subject, text, html }),
  };
}
