import { asc, isNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { properties } from '#server/db/tables/properties.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * The card on the home page: a code that leads to `/try`, and from there into the chat of the oldest demo property.
 * An installation without demo data leads to the example on the page instead.
 */
export function serveTryLink(
  app: Hono<HttpEnv>,
  { store, settings, links }: Pick<Deps, 'store' | 'settings' | 'links'>,
) {
  const card = renderSVG(links.page('/try'), { border: 0, ecc: 'M' });
  app.get('/try.svg', (c) =>
    c.body(card, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' }),
  );
  app.get('/try', async (c) => {
    const token = settings.seed === 'demo' ? await oldestProperty() : undefined;
    return c.redirect(token ? `/g/${token}` : '/#example', 302);
  });
  const oldestProperty = () =>
    withActor(store, system, async ({ tx }) => {
      const [found] = await tx
        .select({ token: properties.guest_token })
        .from(properties)
        .where(isNull(properties.removed_at))
        .orderBy(asc(properties.created_at), asc(properties.id))
        .limit(1);
      return found?.token;
    });
}
