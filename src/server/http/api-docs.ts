import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { scopesFor } from '#contract/developers/api-scopes.ts';
import { ErrorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
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

/** What a program of an owner's needs to know beside the list. */
const forPrograms = html`<section>
    <h2>Keys</h2>
    <p>
      Make one on <a href="/dashboard/developers">API and webhooks</a> (from the Essential plan on) and send it as the
      bearer: <code>Authorization: Bearer plk_…</code>. It may do what was chosen for it and lives for 30 to 365 days; 600
      requests a minute. What each address below needs stands behind it: <code>…:read</code> looks, <code>…:write</code>
      changes, an address without any wants a person. Over a limit
      the answer is 429, with the seconds to wait in <code>Retry-After</code>. Without <code>codes</code> every code and password reads
      <code>••••</code> and none is taken. What a key may not is refused with 403, an ended one with 401. A request that changes something has one effect with an <code>Idempotency-Key</code>, however often it is sent
      within a day; it is answered alike, and 503 with <code>Retry-After</code> means that it is to be sent again. Without
      a key's owner (nobody is signed in) send an <code>X-Visitor-Id</code> along, a random UUID that stays the same.
    </p>
  </section>
  <section>
    <h2>Webhooks</h2>
    <p>
      We POST <code>{"id": "evt_…", "type": "work_order.opened", "created_at": "…", "data": {"conversation_id": …,
      "work_order_id": …, "property_id": …}}</code> to your address: ids only, read the rest with a key. Answer 2xx within
      ten seconds; otherwise it is sent again, ever more slowly, for three days. An event can come twice: its
      <code>id</code> is the same.
    </p>
    <p>
      <code>Porchlight-Signature: t=1767225600,v1=5257a8…</code> is the time in seconds and the HMAC-SHA256, in hex, of
      <code>t</code>, a full stop and the body as it came, with your signing secret as the key. Compare it in constant
      time, and refuse what is older than five minutes.
    </p>
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
          <title>API · Porchlight</title>
          <link rel="icon" href="/favicon.svg" />
          <link rel="stylesheet" href="/plain-page.css" />
        </head>
        <body>
          <main>
            <h1>Porchlight API</h1>
            <p>REST under <code>/api/v1</code> with <code>Authorization: Bearer …</code>. Every field and error: <a href="/api/openapi.json">openapi.json</a>.</p>
            ${forPrograms}
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
