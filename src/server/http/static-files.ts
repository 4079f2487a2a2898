import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { readAppRoutes } from './app-routes.ts';
import type { HttpEnv } from './http-env.ts';
import { type PageBuild, readPageBuilds } from './page-builds.ts';
import { type SiteFacts, serveSite } from './site-pages.ts';

/** What a page depends on besides its file. */
type Asked = {
  /** What a contractor who holds a job's link is spoken to in; undefined for a link that is none. */
  languageOfJob: (token: string) => Promise<PeopleLanguage | undefined>;
  /** The pages that may frame the chat of this key, as origins; none for a key that is not. */
  framersOf: (key: string) => Promise<string[]>;
};

type Policy = { frames?: boolean; opensOffline?: boolean };
type Handler = MiddlewareHandler<HttpEnv>;

/** The built web part: hashed files for ever, documents with the policy of the build they came from. */
export function serveWeb(app: Hono<HttpEnv>, buildDir: string, facts: SiteFacts, asked: Asked): void {
  const builds = readPageBuilds(buildDir);
  if (!builds) {
    app.get('*', (c) => c.text('The web part is not built. Run npm run build.', 503));
    return;
  }
  const document = (
    path: string,
    policy: Policy = {},
    languageOf?: (c: Context) => Promise<PeopleLanguage | undefined>,
  ) => {
    const ofBuild = new Map(builds.all.map((build) => [build, documentOf(build, path, policy)]));
    const handler: Handler = async (c, next) => {
      c.header('vary', 'cookie, accept-language', { append: true });
      const build = builds.having(c, path, await languageOf?.(c));
      return ofBuild.get(build)?.(c, next);
    };
    return handler;
  };
  app.get('/widget.js', (c, next) => {
    c.header('cross-origin-resource-policy', 'cross-origin'); // it stands in the pages of owners
    return filesOf(builds.english, 'public, max-age=3600')(c, next);
  });
  for (const build of builds.all) app.use('/assets/*', filesOf(build, 'public, max-age=31536000, immutable'));
  serveSite(app, builds, facts, asked.framersOf);
  for (const page of ['login', 'signup'])
    app.get(`/${page}`, document(`${page}/index.html`, { frames: facts.settings.TURNSTILE_SITE_KEY !== undefined }));
  app.get('/dashboard', document('dashboard/index.html', { opensOffline: true }));
  app.get('/login/return', document('login/return/index.html'));
  const ofContractor = (c: Context) => asked.languageOfJob(c.req.param('token') ?? '');
  app.get('/job', document('job/index.html', { opensOffline: true }));
  app.get('/job/:token{.*}', document('job/index.html', { opensOffline: true }, ofContractor));
  app.get('/my-jobs', document('my-jobs/index.html'));
  app.get('/my-jobs/:token{.*}', document('my-jobs/index.html', {}, ofContractor));
  for (const page of ['answer', 'approve', 'invitation', 'morning-mail'])
    for (const path of [`/${page}`, `/${page}/*`]) app.get(path, document(`${page}/index.html`));
  app.get('/offline-worker.js', document('offline-worker.js'));
  if (!facts.settings.demo) app.get('/dev/*', (c) => c.notFound());
  app.use('/*', filesOf(builds.english, 'public, max-age=3600'));
  // Spec: an unknown address leads home. What a page asks for in passing (a picture, a script) is a file that is not
  // there.
  const shell = document('__spa-fallback.html', { opensOffline: true }); // whoever goes on to the dashboard is in it
  const isScreen = readAppRoutes(join(buildDir, 'routes.json'));
  app.get('*', async (c, next) => {
    if (isScreen(c.req.path)) return shell(c, next);
    return c.req.header('accept')?.includes('text/html') ? c.redirect('/') : c.notFound();
  });
}

const documentOf = ({ client, policyOf }: PageBuild, path: string, policy: Policy): Handler =>
  serveStatic<HttpEnv>({
    root: client,
    path,
    precompressed: true,
    onFound: (_, c) => {
      const allowed = policyOf(path, policy);
      if (allowed) c.header('content-security-policy', allowed);
      c.header('cache-control', 'no-cache');
    },
  });

const filesOf = ({ client, policyOf }: PageBuild, cache: string): Handler =>
  serveStatic<HttpEnv>({
    root: client,
    precompressed: true,
    onFound: (file, c) => {
      const policy = policyOf(file.slice(client.length + 1).replace(/\.(br|gz)$/, ''));
      if (policy) c.header('content-security-policy', policy);
      c.header('cache-control', policy ? 'no-cache' : cache);
    },
  });
