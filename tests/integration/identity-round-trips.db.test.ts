import { describe, expect, it } from 'vitest';
import { asBrowser, call, startTestApplication } from '../support/application.ts';
import { errorIn, identitiesAtHand } from '../support/identities-at-hand.ts';
import { consent, startIdentityProvider } from '../support/identity-provider.ts';

// The way to an identity provider and back: who may finish it, with which token, and what when nobody answers there.

const { at, auth, begin, finish, go, linkedOwner } = identitiesAtHand();

describe('what one tab began', () => {
  it('no other finishes: not without its state, not with another one’s, and not twice', async () => {
    const { session } = await linkedOwner(at.google, 'tab@example.com');
    const mine = await begin(at.google, 'sign-in/social');
    const theirs = await begin(at.google, 'sign-in/social');
    const back = await consent(mine.url);
    const without = await auth('GET', `callback/google${back.search}`);
    expect(without.status).toBe(302);
    expect(without.headers.get('location')).toContain('error=state_mismatch');
    for (const held of [theirs.held, { 'x-sign-in-state': 'made.up' }]) {
      const answer = await finish(at.google, back, held);
      expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['state_mismatch', null]);
    }
    const link = await begin(at.google, 'link-social', session);
    expect(errorIn(await finish(at.google, await consent(link.url), mine.held))).toBe('state_mismatch');
    expect((await finish(at.google, back, mine.held)).headers.get('set-auth-token')).toBeTruthy();
    const again = await finish(at.google, back, mine.held);
    expect([errorIn(again), again.headers.get('set-auth-token')]).toEqual(['state_mismatch', null]);
  });

  it('takes no token that is forged, for somebody else, or for another try', async () => {
    await linkedOwner(at.google, 'forged@example.com');
    for (const lies of [
      { forged: true },
      { claims: { aud: 'another-client' } },
      { claims: { iss: 'https://evil.test' } },
      { claims: { nonce: 'another-try' } },
      { claims: { exp: 1 } },
    ]) {
      at.google.lies = lies;
      const answer = await go(at.google, 'sign-in/social');
      expect([errorIn(answer), answer.headers.get('set-auth-token')]).toEqual(['unable_to_get_user_info', null]);
    }
  });

  it('says so when the provider does not answer, and asks again the next time', async () => {
    const provider = await startIdentityProvider();
    await provider.stop();
    const env = { GOOGLE_ISSUER: provider.issuer, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' };
    const alone = await startTestApplication({ env });
    const body = { provider: 'google', callbackURL: '/login/return', disableRedirect: true };
    const asked = await call(alone, 'POST', '/api/auth/sign-in/social', body, asBrowser);
    expect([asked.status, asked.body.code]).toEqual([503, 'PROVIDER_UNREACHABLE']);
    expect(asked.body.message).toContain("Google can't be reached right now.");
    const back = await startIdentityProvider(Number(new URL(provider.issuer).port));
    expect((await call(alone, 'POST', '/api/auth/sign-in/social', body, asBrowser)).status).toBe(200);
    await Promise.all([alone.end(), back.stop()]);
  });
});
