import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { sitePages } from '#contract/site/pages.ts';
import { support, telOf } from '#contract/site/support.ts';
import type { Settings } from '#server/kernel/env.ts';
import type { HttpEnv } from './http-env.ts';

/** What the pages say about this installation. */
export type SiteFacts = {
  publicUrl: string;
  settings: Pick<
    Settings,
    'SUPPORT_PHONE' | 'SUPPORT_EMAIL' | 'SALES_EMAIL' | 'EMERGENCY_NUMBER' | 'TURNSTILE_SITE_KEY' | 'demo'
  >;
};
type Page = { body: Buffer; gzip: Buffer; br: Buffer; etag: string };

type Named = {
  path: string;
  file: string;
  type: string;
  alone?: boolean;
  /** Pages of others frame it: which ones is asked anew each time. */
  isFramed?: boolean;
};

/**
 * Texts of the build that name this installation: its address, its phone, its mail, whom to call in danger. What stands
 * `alone` is no page of the site: nothing is fetched for it ahead.
 */
const named: Named[] = [
  ...sitePages.map(({ path }) => ({ path, file: join(path.slice(1), 'index.html'), type: 'text/html; charset=utf-8' })),
  ...['example-card', 'email-verification-pending', 'reset-password'].map((name) => ({
    path: `/${name}`,
    file: `${name}/index.html`,
    type: 'text/html; charset=utf-8',
  })),
  { path: '/g/*', file: 'g/index.html', type: 'text/html; charset=utf-8', alone: true },
  { path: '/widget/:key', file: 'widget/index.html', type: 'text/html; charset=utf-8', alone: true, isFramed: true },
  { path: '/sitemap.xml', file: 'sitemap.xml', type: 'application/xml; charset=utf-8' },
  { path: '/robots.txt', file: 'robots.txt', type: 'text/plain; charset=utf-8' },
];

/**
 * The public pages, and what else offers the visitors' chat: built once for all, with this installation's own words put
 * in when they are first asked for.
 */
export function serveSite(
  app: Hono<HttpEnv>,
  client: string,
  facts: SiteFacts,
  policyOf: (file: string, framedBy?: readonly string[]) => string,
  framersOf: (key: string) => Promise<string[]>,
): void {
  for (const { path, file, type, alone, isFramed } of named) {
    if (!existsSync(join(client, file))) continue;
    let page: Promise<Page> | undefined;
    app.get(path, async (c) => {
      const framedBy = isFramed ? await framersOf(c.req.param('key') ?? '') : [];
      if (isFramed && framedBy.length === 0) return c.notFound();
      page ??= readPage(join(client, file), facts);
      c.header('content-type', type);
      if (type.startsWith('text/html')) forDocuments(c, policyOf(file, framedBy), alone);
      return send(c, await page, isFramed);
    });
    if (path !== '/' && !alone) app.get(`${path}/`, (c) => c.redirect(path, 301));
  }
  app.get('/speculation-rules.json', async (c) =>
    c.body(await readFile(join(client, 'speculation-rules.json'), 'utf8'), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
}

function forDocuments(c: Context, policy: string, alone = false): void {
  c.header('content-security-policy', policy);
  if (!alone) c.header('speculation-rules', '"/speculation-rules.json"');
}

/** One that is framed is kept nowhere: who may frame it can have changed, and its text has not. */
function send(c: Context, { body, gzip, br, etag }: Page, isFramed = false): Response {
  c.header('cache-control', isFramed ? 'no-store' : 'no-cache');
  if (!isFramed) c.header('etag', etag);
  c.header('vary', 'accept-encoding');
  if (!isFramed && c.req.header('if-none-match') === etag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (coding) c.header('content-encoding', coding);
  return c.body(new Uint8Array(coding === 'br' ? br : coding === 'gzip' ? gzip : body));
}

async function readPage(path: string, facts: SiteFacts): Promise<Page> {
  const body = Buffer.from(await withFacts(await readFile(path, 'utf8'), facts));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [gz, br] = await Promise.all([
    promisify(gzip)(body, { level: 9 }),
    promisify(brotliCompress)(body, { params }),
  ]);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, gzip: gz, br, etag };
}

const emergencies = new RegExp(`("tel:|>|content=")${support.emergency}(["<])`, 'g');

/** The build's own words make place for the settings'; what is put in is escaped as text of a page. */
async function withFacts(built: string, { publicUrl, settings }: SiteFacts): Promise<string> {
  const words: [string, string][] = [
    [support.origin, publicUrl.replace(/\/$/, '')],
    [telOf(support.phone), telOf(settings.SUPPORT_PHONE)],
    [support.phone, settings.SUPPORT_PHONE],
    [support.email, settings.SUPPORT_EMAIL],
    [support.sales, settings.SALES_EMAIL],
  ];
  let page = built;
  for (const [from, to] of words) page = page.replaceAll(from, String(await html`${to}`));
  // So few digits stand in other places too: only where they are a link, a text or a value by themselves are they meant.
  return page.replace(emergencies, `$1${settings.EMERGENCY_NUMBER}$2`);
}
