import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { scopesFor } from '#contract/developers/api-scopes.ts';
import { ErrorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import * as copy from '#contract/messages/en/developers/reference.ts';
import { forAssistants } from './assistants-guide.ts';
import { fillHtml } from './fill-html.ts';
import type { HttpEnv } from './http-env.ts';

/** The contract as OpenAPI 3.1; each operation names the scopes that an API key needs for it. */
export async function openApiDocument(serverUrl: string) {
  const document = await generate(serverUrl);
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const scopes = scopesFor(method.toUpperCase(), path);
      if (scopes) (operation as Operation).security = [{ bearer: [...scopes] }]; // OpenAPI's own shape
    }
  return document;
}

const generate = (serverUrl: string) =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: { title: 'Porchlight', version: '1' },
    servers: [{ url: `${serverUrl}/api/v1` }],
    commonSchemas: { Error: { schema: ErrorBody } },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });

function code(words: string) {
  return html`<code>${words}</code>`;
}

const example =
  '{"id": "evt_…", "type": "work_order.opened", "created_at": "…", "data": {"conversation_id": …, "work_order_id": …, "property_id": …}}';

/** What a program of an owner's needs to know beside the list. */
const forPrograms = html`<section>
    <h2>${copy.keys}</h2>
    <p>${fillHtml(copy.keyMade, { page: html`<a href="/dashboard/developers">${copy.keysPage}</a>`, header: code('Authorization: Bearer plk_…') })}
      ${fillHtml(copy.keyScopes, { read: code('…:read'), write: code('…:write') })}
      ${fillHtml(copy.limits, { retryAfter: code('Retry-After'), codes: code('codes'), dots: code('••••') })}
      ${fillHtml(copy.repeats, { idempotencyKey: code('Idempotency-Key'), retryAfter: code('Retry-After'), visitorId: code('X-Visitor-Id') })}</p>
  </section>
  <section>
    <h2>${copy.webhooks}</h2>
    <p>${fillHtml(copy.posted, { example: code(example), id: code('id') })}</p>
    <p>${fillHtml(copy.signed, { signature: code('Porchlight-Signature: t=1767225600,v1=5257a8…'), time: code('t') })}</p>
  </section>`;

type Operation = {
  summary?: string;
  tags?: string[];
  security?: { bearer: string[] }[];
  parameters?: { name: string; in: string }[];
};

const needs = ({ security }: Operation) =>
  security ? html` <small>${security.flatMap(({ bearer }) => bearer).join(', ')}</small>` : '';

/** `/api/openapi.json` for machines, `/api/docs` for people: one page, no script. Written when it is first asked for. */
export function serveApiDocs(app: Hono<HttpEnv>, serverUrl: string): void {
  let written: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    written ??= openApiDocument(serverUrl);
    return written;
  };
  app.get('/api/openapi.json', async (c) => c.json(await document()));
  app.get('/api/docs', async (c) => {
    const { paths = {} } = await document();
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
          <title>${copy.tab}</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/plain-page.css" />
        </head>
        <body>
          <main>
            <h1>${copy.title}</h1>
            <p>${fillHtml(copy.lead, { base: code('/api/v1'), header: code('Authorization: Bearer …'), document: html`<a href="/api/openapi.json">openapi.json</a>` })}</p>
            ${forPrograms}
            ${forAssistants(`${serverUrl}/mcp`)}
            ${tags.map(
              (tag) => html`<section>
                <h2>${tag}</h2>
                <ul>
                  ${operations
                    .filter((o) => (o.operation.tags?.[0] ?? 'other') === tag)
                    .map(
                      (o) =>
                        html`<li><code>${o.method.toUpperCase()} /api/v1${o.path}</code> ${o.operation.summary ?? ''}${needs(o.operation)}</li>`,
                    )}
                </ul>
              </section>`,
            )}
          </main>
        </body>
      </html>`);
  });
}
