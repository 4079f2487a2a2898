import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';
import { type Bundle, readBundle } from './bundle.ts';
import { firstLoad, routeFiles } from './first-load.ts';

const source = join(import.meta.dirname, '../../src/web/offline-worker.js');

type Page = {
  entry: string;
  /** What is shown on it later than first, by the sources of the scripts. */
  later: string[];
  /** Where it leads whoever may not see it. */
  routes?: string[];
};

const pages: Record<string, Page> = {
  '/job': {
    entry: 'job',
    later: [
      'src/web/features/dispatch/job/job-dialogs.tsx',
      'src/web/features/dispatch/job/job-money.tsx',
      'src/web/features/dispatch/job/job-thread.tsx',
      'src/web/features/dispatch/job/unsent-of-job.tsx',
      'src/web/lib/forms/photo-file.ts',
      'src/web/lib/offline/keep-page.ts',
    ],
  },
  '/dashboard': {
    entry: 'dashboard',
    later: [
      'src/web/screens/owner/today-card.tsx',
      'src/web/screens/owner/houses-card.tsx',
      'src/web/screens/owner/waiting-taps.tsx',
      'src/web/features/knowledge/answer-dialog.tsx',
      'src/web/ui/overlay/toasts.tsx',
      'src/web/lib/offline/keep-page.ts',
      'src/web/lib/offline/kept-answers.ts',
      'src/web/lib/offline/owner-queue.ts',
      'src/contract/accounts/roles.ts',
    ],
    routes: ['screens/auth/login'],
  },
};

/**
 * Writes `client/offline-worker.js`: what a browser keeps of the pages that open without a network, and the worker that
 * opens them. @throws where a page has no document, or a script is not there
 */
export async function writeOfflineWorker(buildDir: string, language: string): Promise<void> {
  const bundle = await readBundle(buildDir);
  const loads = await firstLoad(buildDir);
  const made = await Promise.all(
    Object.entries(pages).map(async ([path, { entry, later, routes = [] }]) => {
      const scripts = loads.find((load) => load.entry === entry)?.files;
      const html = bundle.documents.find((one) => one.path === `${path}/index.html`)?.html;
      if (!scripts || !html) throw new Error(`The build holds no document for ${path}.`);
      const elsewhere = routes.flatMap((id) => routeFiles(bundle, id));
      const all = [...bundle.closure([...scripts, ...later.map(bundle.chunkOf), ...elsewhere])];
      const files = [...new Set([...all.map((file) => `/${file}`), ...(await drawnWith(bundle, html))])].sort();
      const document = language === 'en' ? path : `${path}?language=${language}`;
      return [path, { document, files, version: versionOf(html, files) }] as const;
    }),
  );
  const { code } = await minify('offline-worker.js', await readFile(source, 'utf8'));
  const text = `self.offlinePages=${JSON.stringify(Object.fromEntries(made))};${code.trim()}\n`;
  await writeFile(join(bundle.client, 'offline-worker.js'), text);
}

/** Sheets, their typefaces, and the scripts that a document names before the others. */
async function drawnWith({ client }: Bundle, html: string): Promise<string[]> {
  const named = [...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+\.(?:css|js|woff2))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  const sheets = named.filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(sheets.map((file) => readFile(join(client, file), 'utf8')));
  const faces = styles.flatMap((css) => css.match(/\/assets\/[\w.-]+\.woff2/g) ?? []);
  return [...named, ...faces];
}

/** Another one as soon as anything of the page is another: files have their content in their names. */
const versionOf = (html: string, files: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([html, files]))
    .digest('base64url')
    .slice(0, 12);
