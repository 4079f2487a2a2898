import type { NotificationMethod } from './enumerations/trades.ts';

/** Written with the code of another country than the United States or Canada: it keeps the form it was given. */
export const isAbroad = (phone: string): boolean => /^\s*\+(?!\s*1)/.test(phone);

/** Whether there are enough digits to call: 7 to 15, as numbers of the world have them (E.164). */
export const isCallable = (phone: string): boolean => /^(?:\D*\d){7,15}\D*$/.test(phone);
export const phoneDigits = 'Enter a phone number with 7 to 15 digits.';

type Reach = { phone: string; email: string | null; notification_method: NotificationMethod };

/** Why nobody can tell a contractor of a job, after "Tide Plumbing"; null when somebody can. */
export function whyUnreachable({ phone, email, notification_method }: Reach): string | null {
  if (notification_method === 'email' && email) return null;
  if (!phone) return 'has no phone number on file';
  return isCallable(phone) ? null : 'has a phone number that cannot be called';
}
