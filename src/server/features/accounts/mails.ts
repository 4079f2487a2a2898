import { newId } from '#server/db/tables/columns.ts';
import { clockTime } from '#server/kernel/mail-words.ts';
import type { Queues } from '#server/kernel/queues.ts';

type Person = { email: string; name: string };
type Mail = Queues['mail.send'];

/** Asks for the one click that proves the address. */
export const verificationMail = (to: Person, url: string): Mail =>
  letter('verify', to, 'Verify your e-mail address', [
    'Please confirm that this is your address. The link works once and for 24 hours.',
    { label: 'Verify my address', url },
    'If you did not sign up for Porchlight, ignore this mail.',
  ]);

export const resetMail = (to: Person, url: string): Mail =>
  letter('reset', to, 'Set a new password', [
    'Somebody, we hope you, asked for a new password. The link works once and for one hour.',
    { label: 'Set a new password', url },
    'If it was not you, ignore this mail: your password stays as it is.',
  ]);

export const passwordChangedMail = (to: Person): Mail =>
  letter('password', to, 'Your password was changed', [
    'The password of your Porchlight account was just changed, and every other session was signed out.',
    'If it was not you, set a new password now with “Forgot password?” on the sign-in page and tell us.',
  ]);

export const twoFactorChangedMail = (to: Person, enabled: boolean): Mail =>
  letter('two-factor', to, `Two-factor authentication was switched ${enabled ? 'on' : 'off'}`, [
    `Two-factor authentication of your Porchlight account was just switched ${enabled ? 'on' : 'off'}.`,
    'If it was not you, change your password now and tell us.',
  ]);

export const passkeyMail = (to: Person, what: 'added' | 'removed'): Mail =>
  letter('passkey', to, `A passkey was ${what}`, [
    what === 'added'
      ? 'A passkey was just added to your Porchlight account. Whoever holds it can sign in without your password.'
      : 'A passkey was just removed from your Porchlight account. It can no longer be used to sign in.',
    'If it was not you, change your password now, look through your passkeys under Security Settings, and tell us.',
  ]);

export const inviteMail = (to: Person, by: string, url: string): Mail =>
  letter('invite', to, 'Your Porchlight account', [
    `${by} has made an account for you on the Porchlight team. Set a password to begin. The link works once and for three days.`,
    { label: 'Set a password', url },
    'If you did not expect this, ignore this mail.',
  ]);

/** To an address that is to become an owner's: only its holder can say so. */
export const newAddressMail = (to: Person, url: string, applies: Date): Mail =>
  letter('new-address', to, 'Confirm your new e-mail address', [
    `This address is to become the one you sign in to Porchlight with. Confirm it within 7 days. It takes effect once your present address agrees too, or without a word from there on ${dayWords(applies)}.`,
    { label: 'Confirm this address', url },
    'If you did not ask our team for this, ignore this mail: nothing changes.',
  ]);

/** To the address that an owner has: an agent, or somebody who deceived one, may have asked. */
export const oldAddressMail = (to: Person, next: string, url: { agree: string; stop: string }, applies: Date): Mail =>
  letter('old-address', to, 'Is your e-mail address to change?', [
    `Our team was asked to change the address you sign in to Porchlight with to ${next}. If that was you, confirm it here, and it changes as soon as the new address is confirmed too:`,
    { label: 'Confirm now', url: url.agree },
    'If it was not you, stop it:',
    { label: "This wasn't me: stop it", url: url.stop },
    `If you do neither, it changes on ${dayWords(applies)}, provided that the new address is confirmed by then, or when it is after that.`,
  ]);

/** To the address that an owner has and keeps. */
export const addressStoppedMail = (to: Person, next: string): Mail =>
  letter('address-stopped', to, 'Your e-mail address stays', [
    `You stopped the change to ${next}. You go on signing in to Porchlight with this address.`,
    'If somebody called our team in your name, tell us.',
  ]);

/** To the address that was an owner's until now. */
export const addressChangedMail = (to: Person, now: string): Mail =>
  letter('address', to, 'Your e-mail address was changed', [
    `You now sign in to Porchlight with ${now}, and every session was signed out.`,
    'If it was not you, tell us at once.',
  ]);

export const newDeviceMail = (to: Person, place: string): Mail =>
  letter('device', to, 'A new device signed in', [
    `Somebody just signed in to your Porchlight account with a device that we have not seen before: ${place}.`,
    'If it was you, there is nothing to do. If it was not, change your password now, sign out everywhere in your profile, and tell us.',
  ]);

export const wrongCodesMail = (to: Person, place: string): Mail =>
  letter('wrong-code', to, 'A wrong two-factor code was entered', [
    `Somebody who had your password just entered a wrong two-factor code for your Porchlight account: ${place}.`,
    'If it was not you, change your password now and tell us.',
  ]);

export const backupCodesMail = (to: Person): Mail =>
  letter('backup-codes', to, 'New backup codes were made', [
    'New backup codes for two-factor authentication of your Porchlight account were just made. The earlier ones no longer work.',
    'If it was not you, change your password now and tell us.',
  ]);

export const endedByStaffMail = (to: Person, by: string): Mail =>
  letter('sessions', to, 'You were signed out', [
    `${by} of the Porchlight team signed you out of your account. You can sign in again at any time.`,
    'If you did not ask for it, tell us.',
  ]);

export const identityMail = (to: Person, provider: string, what: 'connected' | 'disconnected'): Mail =>
  letter('identity', to, `${provider} was ${what}`, [
    what === 'connected'
      ? `Your Porchlight account was just connected with ${provider}. You can now sign in with it.`
      : `Your Porchlight account was just disconnected from ${provider}. It can no longer be used to sign in.`,
    'If it was not you, change your password now, look through your connected accounts, and tell us.',
  ]);

export const signInCodeMail = (to: Person, code: string, minutes: number): Mail =>
  letter('code', to, 'Your sign-in code', [
    `Your code is ${code}. It works once and for ${minutes} minutes.`,
    'Type it only on the sign-in page of Porchlight. Nobody of ours will ever ask you for it.',
    'If it was not you who asked for it, ignore this mail.',
  ]);

/** To whoever asked for their account to be deleted: what goes, when, and how it stays. */
export const deletionAskedMail = (to: Person, due: Date, profile: string): Mail =>
  letter('deletion', to, 'Your account will be deleted', [
    `You asked us to delete your Porchlight account. That happens on ${dayWords(due)}.`,
    'Then your properties, contractors, stays, guests, chats, work orders, articles, rules, pictures and papers are deleted and do not come back. Open jobs are cancelled and their contractors told, guest links and API keys stop working, and your plan ends without a refund. Until then everything works, and your plan is not renewed. Your invoices stay with our payment provider, as the law asks.',
    'To keep your account, sign in before then and press “Keep My Account”:',
    { label: 'Your profile', url: profile },
    'If it was not you, do that now, change your password, and tell us.',
  ]);

export const deletionTakenBackMail = (to: Person): Mail =>
  letter('deletion-off', to, 'Your account stays', [
    'Your Porchlight account will not be deleted, and your plan goes on as it was.',
    'If it was not you, change your password now and tell us.',
  ]);

/** The last one. The same however often it is sent. */
export const deletionDoneMail = (customerId: string, to: Person): Mail => ({
  ...letter('deleted', to, 'Your account was deleted', [
    'Your Porchlight account and everything that was kept of it was deleted, as you asked. It does not come back.',
    'Your invoices stay with our payment provider, as the law asks.',
  ]),
  messageId: `deleted-${customerId}@porchlight`,
});

/** "November 30, 2026 at 6:31 PM UTC": whoever reads it may be anywhere. */
const dayWords = (at: Date): string =>
  `${at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })} at ${clockTime(at, 'UTC')}`;

type Line = string | { label: string; url: string };

/** The same words as text and as HTML, escaped. */
export function letter(kind: string, to: Person, subject: string, lines: Line[]): Mail {
  const text = lines.map((line) => (typeof line === 'string' ? line : line.url));
  const html = lines.map((line) =>
    typeof line === 'string'
      ? `<p>${asHtml(line)}</p>`
      : `<p><a href="${asHtml(line.url)}">${asHtml(line.label)}</a></p>`,
  );
  return {
    messageId: `${kind}-${newId()}@porchlight`,
    to: to.email,
    subject,
    text: [greeting(to), ...text, 'Porchlight'].join('\n\n'),
    html: `<!doctype html><html lang="en"><body><p>${asHtml(greeting(to))}</p>${html.join('')}<p>Porchlight</p></body></html>`,
  };
}

/**
 * Anybody may sign up with anybody's address: a name that a mail program would make a link of is not said in our name.
 */
const greeting = ({ name }: Person): string => (/[/\\:@]|\w\.\w/.test(name) ? 'Hello,' : `Hello ${name},`);

const asHtml = (words: string): string => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
