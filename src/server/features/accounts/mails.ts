import { newId } from '#server/db/tables/columns.ts';
import type { Queues } from '#server/kernel/jobs.ts';

/** Asks for the one click that proves the address. */
export function verificationMail(user: { email: string; name: string }, url: string): Queues['mail.send'] {
  return {
    messageId: `verify-${newId()}@porchlight`,
    to: user.email,
    subject: 'Confirm your e-mail address',
    text: `Hello ${user.name},\n\nopen this link to confirm your address; it works for 24 hours:\n${url}\n\nIf you did not sign up for Porchlight, ignore this mail.\n`,
  };
}
