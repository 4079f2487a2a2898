import type { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Store } from '#server/kernel/transaction.ts';
import type { HttpEnv } from './http-env.ts';
import { nearOrKey } from './near-or-key.ts';

/** What serving the figures needs of the settings. */
type Figures = { METRICS_TOKEN?: string | undefined; TRUSTED_PROXY?: string | undefined };

type Probed = {
  store: Store;
  isLeaving: () => boolean;
  /** What else may want somebody's attention, though the node is ready. */
  details: () => Promise<object>;
};

/** Live, ready, and what Prometheus reads. A node that `isLeaving` is not ready, although it answers everything. */
export function serveProbes(
  app: Hono<HttpEnv>,
  { store, isLeaving, details }: Probed,
  { METRICS_TOKEN, TRUSTED_PROXY }: Figures,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by method and status',
    labelNames: ['method', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  app.use(async (c, next) => {
    const stop = seconds.startTimer({ method: c.req.method });
    await next();
    stop({ status: c.res.status });
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (isLeaving()) return c.json({ status: 'stopping' }, 503);
    try {
      await store.pool.query('select 1');
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  // Where a proxy stands in front, or a token is set, being near says nothing about who asks.
  const message = 'Figures are read on this machine, or with METRICS_TOKEN.';
  const door = nearOrKey({ key: METRICS_TOKEN, near: !METRICS_TOKEN && !TRUSTED_PROXY, message });
  app.get('/readyz/details', door, async (c) => c.json(await details()));
  app.get('/metrics', door, async (c) =>
    c.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
}
