import * as copyInEnglish from '#contract/messages/en/accounts/mails.ts';
import * as peopleInEnglish from '#contract/messages/en/accounts/people.ts';
import * as archiveCopyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLanguage, presentLocale, spoken } from '#contract/messages/spoken.ts';
import { sizeWords } from '#contract/privacy/size-words.ts';
import { newId } from '#server/db/tables/columns.ts';
import { clockTime } from '#server/kernel/mail-words.ts';
import type { Queues } from '#server/kernel/queues.ts';

const people = spoken(peopleInEnglish);

const copy = spoken(copyInEnglish);
const archiveCopy = spoken(archiveCopyInEnglish);

type Person = { email: string; name: string };
type Mail = Queues['mail.send'];

/** Asks for the one click that proves the address. */
export const verificationMail = (to: Person, url: string): Mail =>
  letter('verify', to, copy.verifySubject, [copy.verifyText, { label: copy.verifyButton, url }, copy.notSignedUp]);

/** To whoever asks for that click once more after it. */
export const alreadyVerifiedMail = (to: Person, url: string): Mail =>
  letter('verified', to, copy.verifiedSubject, [
    copy.verifiedText,
    { label: copy.verifiedButton, url },
    copy.verifiedNotAsked,
  ]);

export const resetMail = (to: Person, url: string): Mail =>
  letter('reset', to, copy.resetSubject, [copy.resetText, { label: copy.resetButton, url }, copy.resetNotYou]);

export const passwordChangedMail = (to: Person): Mail =>
  letter('password', to, copy.passwordChangedSubject, [copy.passwordChangedText, copy.passwordChangedNotYou]);

export const twoFactorChangedMail = (to: Person, enabled: boolean): Mail =>
  letter('two-factor', to, enabled ? copy.twoFactorOnSubject : copy.twoFactorOffSubject, [
    enabled ? copy.twoFactorOnText : copy.twoFactorOffText,
    copy.notYouChangePassword,
  ]);

export const passkeyMail = (to: Person, what: 'added' | 'removed'): Mail =>
  letter('passkey', to, what === 'added' ? copy.passkeyAddedSubject : copy.passkeyRemovedSubject, [
    what === 'added' ? copy.passkeyAddedText : copy.passkeyRemovedText,
    copy.passkeyNotYou,
  ]);

export const inviteMail = (to: Person, by: string, url: string): Mail =>
  letter('invite', to, copy.inviteSubject, [
    fill(copy.inviteText, { by }),
    { label: copy.inviteButton, url },
    copy.inviteNotExpected,
  ]);

type Invited = { by: string; account: string; role: string; until: Date };

/** To whoever is to work in somebody's account. Anybody may invite anybody: names are said as in the greeting. */
export const memberMail = (to: Person, { by, account, role, until }: Invited, url: string): Mail => {
  const who = { by: isSayable(by) ? by : people.someOwner, account: isSayable(account) ? account : people.someAccount };
  return letter('member', to, fill(people.inviteSubject, who), [
    fill(people.inviteText, { ...who, role }),
    { label: people.inviteButton, url },
    fill(people.inviteHow, { date: dayWords(until) }),
    people.inviteNotExpected,
  ]);
};

/** To an address that is to become an owner's: only its holder can say so. */
export const newAddressMail = (to: Person, url: string, applies: Date): Mail =>
  letter('new-address', to, copy.newAddressSubject, [
    fill(copy.newAddressText, { date: dayWords(applies) }),
    { label: copy.newAddressButton, url },
    copy.newAddressNotAsked,
  ]);

/** To the address that an owner has: an agent, or somebody who deceived one, may have asked. */
export const oldAddressMail = (to: Person, next: string, url: { agree: string; stop: string }, applies: Date): Mail =>
  letter('old-address', to, copy.oldAddressSubject, [
    fill(copy.oldAddressText, { next }),
    { label: copy.oldAddressAgree, url: url.agree },
    copy.oldAddressNotYou,
    { label: copy.oldAddressStop, url: url.stop },
    fill(copy.oldAddressNeither, { date: dayWords(applies) }),
  ]);

/** To the address that an owner has and keeps. */
export const addressStoppedMail = (to: Person, next: string): Mail =>
  letter('address-stopped', to, copy.addressStaysSubject, [
    fill(copy.addressStaysText, { next }),
    copy.addressStaysTell,
  ]);

/** To the address that was an owner's until now. */
export const addressChangedMail = (to: Person, now: string): Mail =>
  letter('address', to, copy.addressChangedSubject, [
    fill(copy.addressChangedText, { now }),
    copy.addressChangedNotYou,
  ]);

export const newDeviceMail = (to: Person, place: string): Mail =>
  letter('device', to, copy.newDeviceSubject, [fill(copy.newDeviceText, { place }), copy.newDeviceWhatToDo]);

export const wrongCodesMail = (to: Person, place: string): Mail =>
  letter('wrong-code', to, copy.wrongCodeSubject, [fill(copy.wrongCodeText, { place }), copy.notYouChangePassword]);

export const backupCodesMail = (to: Person): Mail =>
  letter('backup-codes', to, copy.backupCodesSubject, [copy.backupCodesText, copy.notYouChangePassword]);

export const endedByStaffMail = (to: Person, by: string, everywhere: boolean): Mail =>
  letter('sessions', to, copy.signedOutSubject, [
    fill(everywhere ? copy.signedOutEverywhereText : copy.signedOutText, { by }),
    copy.signedOutNotAsked,
  ]);

export const identityMail = (to: Person, provider: string, what: 'connected' | 'disconnected'): Mail =>
  letter('identity', to, fill(what === 'connected' ? copy.connectedSubject : copy.disconnectedSubject, { provider }), [
    what === 'connected' ? fill(copy.connectedText, { provider }) : fill(copy.disconnectedText, { provider }),
    copy.identityNotYou,
  ]);

/** `proven`: whether anybody has shown before that the address is theirs. */
export const signInCodeMail = (to: Person, code: string, minutes: number, proven: boolean): Mail =>
  letter('code', to, copy.codeSubject, [
    fill(copy.codeText, { code, minutes }),
    ...(proven ? [] : [copy.codeProves]),
    copy.codeOnlyHere,
    copy.codeNotAsked,
  ]);

/** To whoever asked for their account to be deleted: what goes, when, and how it stays. */
export const deletionAskedMail = (to: Person, due: Date, profile: string): Mail =>
  letter('deletion', to, copy.deletionSubject, [
    fill(copy.deletionText, { date: dayWords(due) }),
    copy.deletionMore,
    copy.deletionKeep,
    { label: copy.yourProfile, url: profile },
    copy.deletionNotYou,
  ]);

export const deletionTakenBackMail = (to: Person): Mail =>
  letter('deletion-off', to, copy.deletionOffSubject, [copy.deletionOffText, copy.notYouChangePassword]);

/** The last one. The same however often it is sent. */
export const deletionDoneMail = (customerId: string, to: Person): Mail => ({
  ...letter('deleted', to, copy.deletedSubject, [copy.deletedText, copy.invoicesStay]),
  messageId: `deleted-${customerId}@porchlight`,
});

/** To whoever asked for an archive of their account. The same however often it is sent. */
export const archiveReadyMail = (
  to: Person,
  { id, bytes, until }: { id: string; bytes: number; until: Date },
  profile: string,
): Mail => ({
  ...letter('archive', to, archiveCopy.mailSubject, [
    fill(archiveCopy.mailText, { size: sizeWords(bytes), date: dayWords(until) }),
    { label: archiveCopy.mailButton, url: profile },
    archiveCopy.mailHow,
    archiveCopy.mailNotYou,
  ]),
  messageId: `archive-${id}@porchlight`,
});

/** "November 30, 2026 at 6:31 PM UTC": whoever reads it may be anywhere. */
const dayWords = (at: Date): string =>
  fill(copy.dateAtTime, {
    date: at.toLocaleDateString(presentLocale(), { dateStyle: 'long', timeZone: 'UTC' }),
    time: clockTime(at, 'UTC'),
  });

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
    html: `<!doctype html><html lang="${presentLanguage()}"><body><p>${asHtml(greeting(to))}</p>${html.join('')}<p>Porchlight</p></body></html>`,
  };
}

/**
 * Anybody may sign up with anybody's address: a name that a mail program would make a link of is not said in our name.
 */
const greeting = ({ name }: Person): string => (isSayable(name) ? fill(copy.hello, { name }) : copy.helloNobody);

const isSayable = (name: string): boolean => !/[/\\:@]|\w\.\w/.test(name);

const asHtml = (words: string): string => words.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
