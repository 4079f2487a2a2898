import type { Hono } from 'hono';
import type { HttpEnv } from '../http-env.ts';
import { openApiDocument } from './open-api.ts';
import { operationsPage, shapesPage } from './operation-pages.ts';
import { startPage } from './start-page.ts';

/** `/api/openapi.json` for machines, `/api/docs` for people: pages without script. Written when first asked for. */
export function serveApiDocs(app: Hono<HttpEnv>, serverUrl: string): void {
  let written: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    written ??= openApiDocument(serverUrl);
    return written;
  };
  app.get('/api/openapi.json', async (c) => c.json(await document()));
  app.get('/api/docs', async (c) => c.html(startPage(await document(), serverUrl)));
  app.get('/api/docs/shapes', async (c) => c.html(shapesPage(await document())));
  app.get('/api/docs/:noun', async (c) => {
    const page = operationsPage(await document(), c.req.param('noun'));
    return page ? c.html(page) : c.notFound();
  });
}
