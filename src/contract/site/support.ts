import * as copy from '../messages/en/site/support.ts';
import { isAbroad } from '../phones.ts';

/**
 * What the built pages say about us. The server puts its own settings in the place of these very words when it
 * starts, so they are also what the settings are without being set.
 */
export const support = {
  phone: '(555) 555-0100',
  email: 'support@porchlight.example',
  sales: 'sales@porchlight.example',
  /** Whom to call in danger. Written as a text of its own, so that no other 911 is taken for it. */
  emergency: '911',
  /** Where the pages believe they stand, for canonical addresses and the sitemap; without a slash at its end. */
  origin: 'https://porchlight.example',
} as const;

/** When somebody answers (spec 1, section 2, Contact). */
export const supportHours = [
  { channel: copy.phoneChannel, hours: copy.phoneHours },
  { channel: copy.chatChannel, hours: copy.chatHours },
  { channel: copy.emailChannel, hours: copy.emailHours },
] as const;

/** The link that starts a call; a number without its country's code is American. */
export function telOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 && !isAbroad(phone) ? '1' : ''}${digits}`;
}
