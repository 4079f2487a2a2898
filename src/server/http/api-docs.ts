import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { ErrorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import type { HttpEnv } from './http-env.ts';

/** The contract as OpenAPI 3.1. */
export const openApiDocument = (serverUrl: string) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: 'Porchlight', version: '1' },
    servers: [{ url: `${serverUrl}/api/v1` }],
    commonSchemas: { Error: { schema: ErrorBody } },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });

type Operation = { summary?: string; tags?: string[]; parameters?: { name: string; in: string }[] };

/** `/api/openapi.json` for machines, `/api/docs` for people: one page, no script. */
export function serveApiDocs(app: Hono<HttpEnv>, serverUrl: string): void {
  const document = openApiDocument(serverUrl);
  app.get('/api/openapi.json', async (c) => c.json(await document));
  app.get('/api/docs', async (c) => {
    const { paths = {} } = await document;
    const operations = Object.entries(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods ?? {}).map(([method, operation]) => ({
          path,
          method,
          operation: operation as Operation,
        })), // OpenAPI's own shape
    );
    const tags = [...new Set(operations.map((o) => o.operation.tags?.[0] ?? 'other'))];
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>API · Porchlight</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/plain-page.css" />
        </head>
        <body>
          <main>
            <h1>Porchlight API</h1>
            <p>REST under <code>/api/v1</code> with <code>Authorization: Bearer …</code>. Every field and error: <a href="/api/openapi.json">openapi.json</a>.</p>
            ${tags.map(
              (tag) => html`<section>
                <h2>${tag}</h2>
                <ul>
                  ${operations
                    .filter((o) => (o.operation.tags?.[0] ?? 'other') === tag)
                    .map(
                      (o) =>
                        html`<li><code>${o.method.toUpperCase()} /api/v1${o.path}</code> ${o.operation.summary ?? ''}</li>`,
                    )}
                </ul>
              </section>`,
            )}
          </main>
        </body>
      </html>`);
  });
}
