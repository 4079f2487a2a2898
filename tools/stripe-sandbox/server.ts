import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { makeApi } from './api.ts';
import { serveCheckout } from './checkout-page.ts';
import { serveInvoices } from './invoice-page.ts';
import { servePortal } from './portal-page.ts';
import { makeCatalog, type Tiers } from './prices.ts';
import { advanceClock, type Sandbox } from './sandbox.ts';
import { Store } from './store.ts';
import { startDelivering } from './webhooks.ts';

export type RunningSandbox = {
  sandbox: Sandbox;
  /** Where the SDK and browsers reach it, without a slash at its end. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** From now on events go to this address, and so do those that were kept. */
  deliverTo(webhook: string): void;
  stop(): Promise<void>;
};

type Options = {
  host?: string;
  port?: number;
  /** Where its state outlives it; without one it is gone with the process. */
  file?: string;
  secretKey: string;
  webhookSecret: string;
  tiers?: Tiers;
};

const tickMs = 30_000;

/**
 * A small server that speaks as much of Stripe's HTTP as is used here: the real SDK talks to it, browsers see its
 * hosted pages, its webhooks are signed and tried again, its clock can be moved: `POST /sandbox/clock` with
 * `{"advance_seconds": 86400}`.
 */
export async function startStripeSandbox(options: Options): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, file, secretKey, webhookSecret, tiers } = options;
  const store = new Store(file);
  const sandbox: Sandbox = { store, prices: makeCatalog(tiers), secretKey, origin: '', failing: 0 };
  const delivery = startDelivering(store, webhookSecret);
  const app = new Hono();
  app.route('/v1', makeApi(sandbox));
  serveCheckout(app, sandbox);
  servePortal(app, sandbox);
  serveInvoices(app, sandbox);
  app.post('/sandbox/clock', async (c) => {
    const { advance_seconds: seconds } = (await c.req.json()) as { advance_seconds: number }; // checked by the next line
    if (!Number.isSafeInteger(seconds) || seconds < 0) return c.text('advance_seconds is a whole number.', 400);
    advanceClock(sandbox, seconds);
    return c.json({ now: store.now() });
  });
  const server = serve({ fetch: app.fetch, hostname: host, port });
  if (!server.listening) await once(server, 'listening');
  const shownHost = host === '0.0.0.0' ? '127.0.0.1' : host;
  sandbox.origin = `http://${shownHost}:${(server.address() as AddressInfo).port}`; // it listens: not null, no pipe
  const ticking = setInterval(() => advanceClock(sandbox, 0), tickMs);
  return {
    sandbox,
    url: sandbox.origin,
    secretKey,
    webhookSecret,
    deliverTo: delivery.deliverTo,
    async stop() {
      clearInterval(ticking);
      await delivery.stop();
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
