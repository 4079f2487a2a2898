import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { z } from '#contract/z.ts';
import { readAppRoutes } from './app-routes.ts';
import type { HttpEnv } from './http-env.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { type SiteFacts, serveSite } from './site-pages.ts';

const Hashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
/** By document: what of it may stand inline (tools/build/csp.ts). */
const CspFile = z.record(z.string(), Hashes);

/** The built web part: hashed files for ever, documents with the policy of the build they came from. */
export function serveWeb(
  app: Hono<HttpEnv>,
  buildDir: string,
  facts: SiteFacts,
  framersOf: (key: string) => Promise<string[]>,
): void {
  const client = join(buildDir, 'client');
  if (!existsSync(join(buildDir, 'csp.json'))) {
    app.get('*', (c) => c.text('The web part is not built. Run npm run build.', 503));
    return;
  }
  const hashes = CspFile.parse(JSON.parse(readFileSync(join(buildDir, 'csp.json'), 'utf8')));
  const document = (path: string, policy: { frames?: boolean; opensOffline?: boolean } = {}) =>
    serveStatic<HttpEnv>({
      root: client,
      path,
      precompressed: true,
      onFound: (_, c) => {
        c.header('content-security-policy', contentSecurityPolicy({ ...hashes[`/${path}`], ...policy }));
        c.header('cache-control', 'no-cache');
      },
    });
  const files = (cache: string) =>
    serveStatic<HttpEnv>({
      root: client,
      precompressed: true,
      onFound: (file, c) => {
        const policy = hashes[file.slice(client.length).replace(/\.(br|gz)$/, '')];
        if (policy) c.header('content-security-policy', contentSecurityPolicy(policy));
        c.header('cache-control', policy ? 'no-cache' : cache);
      },
    });
  app.get('/widget.js', (c, next) => {
    c.header('cross-origin-resource-policy', 'cross-origin'); // it stands in the pages of owners
    return files('public, max-age=3600')(c, next);
  });
  app.use('/assets/*', files('public, max-age=31536000, immutable'));
  serveSite(
    app,
    client,
    facts,
    (file, framedBy = []) => contentSecurityPolicy({ ...hashes[`/${file}`], framedBy }),
    framersOf,
  );
  for (const page of ['login', 'signup'])
    app.get(`/${page}`, document(`${page}/index.html`, { frames: facts.settings.TURNSTILE_SITE_KEY !== undefined }));
  app.get('/dashboard', document('dashboard/index.html', { opensOffline: true }));
  app.get('/login/return', document('login/return/index.html'));
  for (const path of ['/job', '/job/*']) app.get(path, document('job/index.html', { opensOffline: true }));
  app.get('/answer', document('answer/index.html'));
  app.get('/answer/*', document('answer/index.html'));
  app.get('/approve', document('approve/index.html'));
  app.get('/approve/*', document('approve/index.html'));
  app.get('/morning-mail', document('morning-mail/index.html'));
  app.get('/morning-mail/*', document('morning-mail/index.html'));
  if (!facts.settings.demo) app.get('/dev/*', (c) => c.notFound());
  app.use('/*', files('public, max-age=3600'));
  // Spec: an unknown address leads home. What a page asks for in passing (a picture, a script) is a file that is not
  // there.
  const shell = document('__spa-fallback.html', { opensOffline: true }); // whoever goes on to the dashboard is in it
  const isScreen = readAppRoutes(join(buildDir, 'routes.json'));
  app.get('*', async (c, next) => {
    if (isScreen(c.req.path)) return shell(c, next);
    return c.req.header('accept')?.includes('text/html') ? c.redirect('/') : c.notFound();
  });
}
