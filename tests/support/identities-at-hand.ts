import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  addOwner,
  asBrowser,
  call,
  publicUrl,
  signInWithPassword,
  startTestApplication,
  type TestApplication,
} from './application.ts';
import { consent, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

type Headers = Record<string, string>;
type Way = 'sign-in/social' | 'link-social';

/** The address a round trip led back to may name what went wrong. */
export const errorIn = ({ body }: { body: { location?: string } }) =>
  new URL(body.location ?? '', publicUrl).searchParams.get('error');

/**
 * An application that is entered by Google and by an organization's own provider, each a server of that shape on this machine.
 */
export function identitiesAtHand() {
  let application: TestApplication;
  let google: IdentityProvider;
  let company: IdentityProvider;
  beforeAll(async () => {
    [google, company] = await Promise.all([startIdentityProvider(), startIdentityProvider()]);
    application = await startTestApplication({ env: settingsOf(google, company) });
  });
  afterAll(() => Promise.all([application.end(), google.stop(), company.stop()]));
  beforeEach(() => {
    google.lies = {};
  });

  const auth = (method: 'GET' | 'POST', path: string, body?: object, headers: Headers = {}) =>
    call(application, method, `/api/auth/${path}`, body, { ...asBrowser, 'x-test-address': randomUUID(), ...headers });
  const nameOf = (provider: IdentityProvider) => (provider === google ? 'google' : 'sso');

  /** What a tab holds once it was told where to go. */
  const begin = async (provider: IdentityProvider, path: Way, session: Headers = {}) => {
    const body = { provider: nameOf(provider), callbackURL: '/login/return', disableRedirect: true };
    const begun = await auth('POST', path, body, session);
    expect(begun.status).toBe(200);
    expect(begun.headers.get('set-cookie')).toBeNull();
    return { url: String(begun.body.url), held: { 'x-sign-in-state': begun.headers.get('x-sign-in-state') ?? '' } };
  };

  const finish = (provider: IdentityProvider, back: URL, headers: Headers) =>
    auth('GET', `callback/${nameOf(provider)}${back.search}`, undefined, headers);

  const go = async (provider: IdentityProvider, path: Way, session: Headers = {}) => {
    const { url, held } = await begin(provider, path, session);
    return finish(provider, await consent(url), { ...held, ...session });
  };

  const linkedOwner = async (provider: IdentityProvider, email: string) => {
    const id = await addOwner(application, email);
    const session = await signInWithPassword(application, email);
    provider.person = { sub: `sub-${email}`, email, email_verified: true, name: 'Ada Byron' };
    expect(errorIn(await go(provider, 'link-social', session))).toBeNull();
    return { id, email, session };
  };

  return {
    auth,
    nameOf,
    begin,
    finish,
    go,
    linkedOwner,
    at: {
      get application() {
        return application;
      },
      get google() {
        return google;
      },
      get company() {
        return company;
      },
    },
  };
}

const settingsOf = (google: IdentityProvider, company: IdentityProvider) => ({
  GOOGLE_ISSUER: google.issuer,
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  SSO_ISSUER: company.issuer,
  SSO_CLIENT_ID: company.clientId,
  SSO_CLIENT_SECRET: company.clientSecret,
  SSO_NAME: 'Harbour Stays',
});
