import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { makeReads } from './api-reads.ts';
import { makeWrites } from './api-writes.ts';
import { parseForm } from './form.ts';
import type { Sandbox } from './sandbox.ts';
import { Refusal, type Verb } from './verb.ts';

/**
 * The HTTP that the SDK speaks, as far as it is used here: bearer key, forms in, JSON out, one effect per idempotency
 * key.
 */
export function makeApi(sandbox: Sandbox): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${sandbox.secretKey}`) return next();
    return refuse(c, new Refusal(401, 'api_key_invalid', 'Invalid API Key provided.'));
  });
  for (const [route, verb] of Object.entries({ ...makeReads(), ...makeWrites() })) {
    const [method = '', path = ''] = route.split(' ');
    api.on(method, path, (c) => answer(c, sandbox, verb));
  }
  api.notFound((c) => refuse(c, new Refusal(404, 'url_invalid', `Unrecognized request URL (${c.req.path})`)));
  return api;
}

async function answer(c: Context, sandbox: Sandbox, verb: Verb): Promise<Response> {
  if (sandbox.failing > 0) {
    sandbox.failing -= 1;
    return refuse(
      c,
      new Refusal(500, 'api_error', 'An error on our side, as it was asked for.', undefined, 'api_error'),
    );
  }
  const body = await c.req.text();
  const key = c.req.method === 'POST' ? c.req.header('idempotency-key') : undefined;
  const asked = createHash('sha256').update(`${c.req.path}\n${body}`).digest('base64url');
  const known = key && sandbox.store.state.answers[key];
  if (known && known.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return refuse(c, new Refusal(400, 'idempotency_key_in_use', message, undefined, 'idempotency_error'));
  }
  if (known) return json(c, known.status, known.body, { 'idempotent-replayed': 'true' });
  try {
    const query = parseForm(new URL(c.req.url).search.slice(1));
    const said = JSON.stringify(verb({ sandbox, id: c.req.param('id') ?? '', form: parseForm(body), query }));
    if (key) sandbox.store.state.answers[key] = { asked, status: 200, body: said };
    sandbox.store.save();
    return json(c, 200, said);
  } catch (error) {
    if (error instanceof Refusal) return refuse(c, error);
    throw error;
  }
}

const json = (c: Context, status: number, body: string, headers: Record<string, string> = {}) =>
  c.body(body, status as 200, { 'content-type': 'application/json', 'request-id': `req_${Date.now()}`, ...headers });

const refuse = (c: Context, { status, type, code, message, param }: Refusal) =>
  json(c, status, JSON.stringify({ error: { type, code, message, ...(param && { param }) } }));
