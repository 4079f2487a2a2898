import * as copy from '#contract/messages/en/accounts/sign-in.ts';
import { fill } from '#contract/messages/fill.ts';
import { AuthError, callAuth } from '../../../lib/http/auth-call.ts';
import { forgetSession, sessionToken } from '../../../lib/session/session.ts';
import type { Challenge } from './sign-in.ts';

// To a provider of identities and back. What this tab holds meanwhile is the only thing that can finish what it began.

export type Provider = { id: 'google' | 'sso'; name: string };
/** `from` is where to go afterwards: of a link the settings it was begun in. */
type Begun = { provider: Provider; state: string; link: boolean; from: string | null };

const key = 'porchlight.redirect';

/** Sends this tab to the provider: to sign in, or for the signed-in person to connect it. Throws AuthError. */
export async function goToProvider(provider: Provider, { link = false, from = null as string | null } = {}) {
  if (!link) forgetSession(); // somebody else's, left in this tab, must not speak for the one who comes
  const back = '/login/return';
  const { body, headers } = await callAuth<{ url: string }>('POST', link ? 'link-social' : 'sign-in/social', {
    body: { provider: provider.id, callbackURL: back, errorCallbackURL: back, disableRedirect: true },
  });
  const begun: Begun = { provider, link, from, state: headers.get('x-sign-in-state') ?? '' };
  sessionStorage.setItem(key, JSON.stringify(begun));
  location.assign(body.url);
}

/** What came of it, once the provider has sent this tab back. */
export type Returned =
  | { to: 'home'; from: string | null }
  | { to: 'second-factor'; from: string | null; challenge: Challenge }
  | { to: 'sign-up'; provider: Provider }
  | { to: 'settings'; path: string; provider: Provider }
  | { to: 'nowhere'; message: string; path: string | null };

/** Finishes with what the address brought back, which then goes from it and from the history. */
export async function finishRedirect(): Promise<Returned> {
  const { search } = location;
  history.replaceState(null, '', location.pathname);
  const begun = takeBegun();
  if (!begun) return { to: 'nowhere', message: copy.notBegunHere, path: null };
  const { provider, link, from } = begun;
  const path = link ? from : null;
  const nowhere = (message: string): Returned => ({ to: 'nowhere', message, path });
  try {
    const { body, headers } = await callAuth<{ location?: string }>('GET', `callback/${provider.id}${search}`, {
      headers: { 'x-sign-in-state': begun.state },
    });
    const challenge = headers.get('x-two-factor-token');
    if (challenge) return { to: 'second-factor', from, challenge };
    const error = new URL(body.location ?? '/', location.origin).searchParams.get('error');
    if (error === 'signup_disabled') return { to: 'sign-up', provider };
    if (error) return nowhere(wordsFor(error, provider.name));
    if (path) return { to: 'settings', path, provider };
    return sessionToken() ? { to: 'home', from } : nowhere(wordsFor('', provider.name));
  } catch (error) {
    return nowhere(error instanceof AuthError && error.message ? error.message : wordsFor('', provider.name));
  }
}

function takeBegun(): Begun | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept ? (JSON.parse(kept) as Begun) : null; // written by goToProvider
}

function wordsFor(error: string, name: string): string {
  const known = new Map<string, string>(
    Object.entries({
      access_denied: fill(copy.notContinued, { provider: name }),
      account_not_linked: fill(copy.notConnected, { provider: name }),
      account_already_linked_to_different_user: fill(copy.connectedElsewhere, { provider: name }),
      email_does_not_match: fill(copy.otherAddress, { provider: name }),
      unable_to_link_account: fill(copy.providerNotVerified, { provider: name }),
      state_mismatch: copy.redirectTooLate,
      EMAIL_NOT_VERIFIED: copy.verifyEmailFirst,
    }),
  );
  return known.get(error) ?? fill(copy.providerUnclear, { provider: name });
}
