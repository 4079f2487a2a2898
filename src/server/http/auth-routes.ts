import type { Hono } from 'hono';
import type { Auth } from '#features/accounts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import type { Store } from '#server/kernel/transaction.ts';
import type { HttpEnv } from './http-env.ts';

const guessing: RateLimit = { name: 'auth-guess', max: 20, windowSeconds: 60 };
const reading: RateLimit = { name: 'auth', max: 120, windowSeconds: 60 };
/** Routes where a password, a code or an address can be guessed. */
const guessable = /\/(sign-in|sign-up|verify|send|request|reset|forget|two-factor|change)/;

/** The auth library behind our own door: bearer only, no cookie in or out, limits counted by the socket's address. */
export function serveAuth(app: Hono<HttpEnv>, auth: Auth, store: Store): void {
  app.all('/api/auth/*', async (c) => {
    await limitRate(store, guessable.test(c.req.path) ? guessing : reading, c.get('ip'));
    const headers = new Headers(c.req.raw.headers);
    headers.delete('cookie');
    for (const name of [...headers.keys()]) if (name.startsWith('x-forwarded-')) headers.delete(name);
    const answer = await auth.handler(new Request(c.req.raw, { headers }));
    const out = new Headers(answer.headers);
    out.delete('set-cookie');
    return new Response(answer.body, { status: answer.status, headers: out });
  });
}
