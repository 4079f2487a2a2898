import type { ApiKey } from '#contract/developers/developers.ts';
import { letter } from '#features/accounts';
import type { Queues } from '#server/kernel/queues.ts';

/** To the owner, whoever made the key: what it may do and how to end it. */
export const keyMadeMail = (to: { email: string; name: string }, key: ApiKey): Queues['mail.send'] =>
  letter('api-key', to, 'An API key was made', [
    `The API key “${key.name}” (${key.prefix}…) was just made in your Porchlight account. ${whatItMay(key)}`,
    ...(key.expires_at ? [`It ends on ${day.format(new Date(key.expires_at))}.`] : []),
    'If it was not you, change your password now, use “Sign Out Everywhere” in your profile, which ends every key, and tell us.',
  ]);

function whatItMay({ scopes }: ApiKey): string {
  const changes = scopes.some((scope) => scope.endsWith(':write'));
  const codes = scopes.includes('codes')
    ? 'Codes and passwords are among it.'
    : 'Codes and passwords are not among it.';
  return `It ${changes ? 'reads and changes' : 'reads'} what was chosen for it. ${codes}`;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
