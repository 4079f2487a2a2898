import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

type Door = {
  /** Opens from anywhere, as `Authorization: Bearer …` or, in a browser, as `?key=…`. */
  key: string | undefined;
  /** Whether this machine needs no key. */
  near: boolean;
  /** Told to whoever is refused. */
  message: string;
};

/** Lets in who sits at this machine, or who has the key. */
export function nearOrKey({ key, near, message }: Door): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.query('key');
    if ((key && given && isSame(key, given)) || (near && isNear(c))) return next();
    return c.json({ code: 'UNAUTHORIZED', message, request_id: c.get('requestId') }, 401);
  };
}

/** What a proxy on this machine says of itself: whom it lets in is not for us to know. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * The socket comes from this machine, no proxy stands between, and it was asked for by this machine's own name: a page
 * whose name was made to lead here (DNS rebinding) sends its own.
 */
function isNear(c: Context<HttpEnv>): boolean {
  const socket = getConnInfo(c).remote.address ?? '';
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return isLoopback(socket) && isLoopback(nameOf(host)) && !forwarding.some((name) => c.req.header(name));
}

const nameOf = (host: string) => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');

export const isLoopback = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(name);

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();
