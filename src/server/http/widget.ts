import type { Hono } from 'hono';
import { greetPage } from '#features/conversations';
import type { Deps } from '#server/kernel/context.ts';
import { limitRate } from '#server/kernel/rate-limit.ts';
import type { HttpEnv } from './http-env.ts';

const asking = { name: 'widget', max: 240, windowSeconds: 60 };

/**
 * `/widget/<key>/settings`: the one thing that the script on an owner's page reads before a visitor's first word. The
 * browser says on which page it stands, and no script can say otherwise; pages that the owner has not listed may not
 * read the answer. Neither cookies nor a token are taken.
 */
export function serveWidget(app: Hono<HttpEnv>, deps: Pick<Deps, 'store'>): void {
  app.get('/widget/:key/settings', async (c) => {
    c.header('vary', 'origin');
    await limitRate(deps.store, asking, c.get('ip'));
    const origin = c.req.header('origin') ?? '';
    const page = origin && (await greetPage(deps, { siteKey: c.req.param('key'), origin }));
    if (!page) return c.notFound();
    c.header('access-control-allow-origin', origin);
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.json(page);
  });
}
