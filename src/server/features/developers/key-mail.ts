import type { ApiKey } from '#contract/developers/developers.ts';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import { letter } from '#features/accounts';
import type { Queues } from '#server/kernel/queues.ts';

const copy = spoken(copyInEnglish);

/** To the owner, whoever made the key: what it may do and how to end it. */
export const keyMadeMail = (to: { email: string; name: string }, key: ApiKey): Queues['mail.send'] =>
  letter('api-key', to, copy.keySubject, [
    `${fill(copy.keyText, { name: key.name, prefix: key.prefix })} ${whatItMay(key)}`,
    ...(key.expires_at ? [fill(copy.keyEnds, { date: day().format(new Date(key.expires_at)) })] : []),
    copy.keyNotYou,
  ]);

function whatItMay({ scopes }: ApiKey): string {
  const codes = scopes.includes('codes');
  if (scopes.some((scope) => scope.endsWith(':write'))) return codes ? copy.keyChangesWithCodes : copy.keyChanges;
  return codes ? copy.keyReadsWithCodes : copy.keyReads;
}

const day = () => new Intl.DateTimeFormat(presentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
