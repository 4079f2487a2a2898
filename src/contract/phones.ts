import type { NotificationMethod } from './enumerations/trades.ts';
import * as copy from './messages/en/forms.ts';

/**
 * Written with the code of another country than the United States or Canada, wherever its + stands ("Tel. +33 1 …",
 * "(+33)", "＋33"): it keeps the form it was given.
 */
export const isAbroad = (phone: string): boolean => /\+(?![\s(]*1)/.test(phone.normalize('NFKC'));

/**
 * A browser's quick look at what is typed: 7 to 15 digits. Whether it is a number is the server's to say, which has the
 * library for it (`kernel/phones.ts`).
 */
export const mayBePhone = (typed: string): boolean => /^(?:\D*\d){7,15}\D*$/.test(typed);
export const phoneUnreadable = copy.phoneUnreadable;

/** What the API's pages say of the fields that hold a number: of one that is sent, and of one that is answered. */
export const phoneSent = 'As it is dialed, with its area code, or with + and the country code. Kept as E.164.';
export const phoneAnswered = 'E.164, such as +15415550110; as it was typed where it could not be read.';

/** Kept as E.164. What was kept before numbers were read, and could not be brought into that form, is none to call. */
export const isCallable = (phone: string): boolean => /^\+(?:1[2-9]\d{9}|[2-9]\d{6,14})$/.test(phone);

/**
 * `(541) 555-0110` for a number of the United States, Canada and whoever else is under +1 (spec 2, section 9);
 * undefined for any other.
 */
export function homePhone(phone: string): string | undefined {
  const [, area, exchange, line] = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}

/** The link that starts a call to a kept number. */
export const callOf = (phone: string): string | undefined => (isCallable(phone) ? `tel:${phone}` : undefined);

/**
 * The digits of what may be part of a number, however they are set off: of "(541)", "555-0110" or the "030" of +4930,
 * as a zero before it is dialed within a country alone. Empty for any other word.
 */
export const digitsIn = (typed: string): string =>
  /^[\d\s().+/-]+$/.test(typed) ? typed.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '') : '';

type Reach = {
  phone: string;
  email: string | null;
  /** Null when mail to it is taken. */
  email_bounced_at: Date | string | null;
  notification_method: NotificationMethod;
};

/** Their email address bounced; there is no phone number on file; the one on file is none that can be called. */
export type Unreachable = 'bounced' | 'no_phone' | 'bad_phone';

/** Why nobody can tell a contractor of a job; null when somebody can. */
export function whyUnreachable({ phone, email, email_bounced_at, notification_method }: Reach): Unreachable | null {
  if (notification_method === 'email' && email) return email_bounced_at ? 'bounced' : null;
  if (!phone) return 'no_phone';
  return isCallable(phone) ? null : 'bad_phone';
}
