import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpEnv } from './http-env.ts';

const largestEvent = 1024 * 1024;

/** What the payment provider tells us. 200 means that it is kept, anything else that it should be told again. */
export function serveStripeWebhook(
  app: Hono<HttpEnv>,
  receive: (body: string, signature: string) => Promise<boolean>,
): void {
  app.post('/webhooks/stripe', bodyLimit({ maxSize: largestEvent }), async (c) => {
    const known = await receive(await c.req.text(), c.req.header('stripe-signature') ?? '');
    return known ? c.json({ received: true }) : c.json({ received: false }, 400);
  });
}
