import type { KeepInMailSink } from '#server/platform/mail-sink/port.ts';
import type { Mailer } from './port.ts';

/** With no mail server configured, mails are kept in the mail sink, which the demo shows at `/outbox`. */
export function createSinkMailer(save: KeepInMailSink): Mailer {
  return {
    send: ({ messageId, to, subject, text, html }) => save({ messageId, channel: 'mail', to, subject, text, html }),
  };
}
