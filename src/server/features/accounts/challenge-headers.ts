import type { BetterAuthPlugin } from 'better-auth';
import { parseSetCookieHeader, setRequestCookie } from 'better-auth/cookies';

/**
 * Between two steps of one way in the auth library leaves a signed note in a cookie, and wants it back at the second.
 * A bearer client keeps no cookies: each note travels in a header of its own, to the tab that began and from nowhere
 * else, which is what keeps a stranger from finishing what somebody else began (docs/decisions/0011).
 */
const notes = [
  { cookie: 'two_factor', header: 'x-two-factor-token', wantedBy: /\/two-factor\/(verify-|send-otp)/ },
  { cookie: 'passkey', header: 'x-passkey-challenge', wantedBy: /\/passkey\/verify-/ },
  { cookie: 'state', header: 'x-sign-in-state', wantedBy: /\/callback\// },
];

export const challengeHeaders = () =>
  ({
    id: 'challenge-headers',
    async onRequest(request, { createAuthCookie }) {
      const headers = new Headers(request.headers);
      const { pathname } = new URL(request.url);
      for (const { cookie, header, wantedBy } of notes) {
        const note = headers.get(header);
        if (note && wantedBy.test(pathname)) setRequestCookie(headers, createAuthCookie(cookie).name, note);
      }
      return { request: new Request(request, { headers }) };
    },
    async onResponse(response, { createAuthCookie }) {
      const cookies = parseSetCookieHeader(response.headers.get('set-cookie') ?? '');
      const headers = new Headers(response.headers);
      for (const { cookie, header } of notes) {
        const note = cookies.get(createAuthCookie(cookie).name);
        if (note?.value && note['max-age'] !== 0) headers.set(header, note.value);
      }
      return { response: new Response(response.body, { status: response.status, headers }) };
    },
  }) satisfies BetterAuthPlugin;
