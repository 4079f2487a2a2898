import * as copyInEnglish from '#contract/messages/en/mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { UnitOfWork } from './transaction.ts';

const copy = spoken(copyInEnglish);

/** One thing an owner is told by mail. What waited through the quiet hours goes out together. */
export interface OwnerMail {
  messageId: string;
  to: string;
  name: string;
  subject: string;
  /** Without greeting and name. */
  body: string;
  /** Told later than this it is worth nothing. */
  before: Date | null;
}

export const sendToOwner = (unit: UnitOfWork, { messageId, to, name, subject, body }: OwnerMail): Promise<void> =>
  unit.enqueue('mail.send', { messageId, to, subject, text: fill(copy.toOwner, { name, body }) });
