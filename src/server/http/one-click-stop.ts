import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RequestContext } from '#server/kernel/context.ts';
import type { HttpEnv } from './http-env.ts';

/** The form is `List-Unsubscribe=One-Click` and nothing else. */
const largestForm = 1024;

type Stop = (token: string, context: RequestContext) => Promise<unknown>;

/**
 * A mail program's own way to stop the morning mail (RFC 8058): a POST to the address that `List-Unsubscribe` names. A
 * GET of it is the page that asks, so whoever only opens links stops nothing.
 */
export function serveOneClickStop(
  app: Hono<HttpEnv>,
  stop: Stop,
  contextOf: (c: Context<HttpEnv>) => Promise<RequestContext>,
): void {
  app.post('/morning-mail/:token', bodyLimit({ maxSize: largestForm }), async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('List-Unsubscribe') !== 'One-Click') return c.json({ stopped: false }, 400);
    await stop(c.req.param('token'), await contextOf(c));
    return c.json({ stopped: true });
  });
}
