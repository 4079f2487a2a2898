import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

// What Slack, Zapier and n8n take and answer, as far as the recipes of docs/recipes.md meet it.

type Answer = { status: number; body: string; headers?: Record<string, string> };
export type StandIn<Taken> = { url: string; taken: Taken[]; close(): void };

async function stand<Taken>(
  path: string,
  answer: (request: IncomingMessage, body: Buffer, taken: Taken[]) => Promise<Answer>,
): Promise<StandIn<Taken>> {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { status, body, headers } = await answer(request, Buffer.concat(parts), taken);
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}${path}`, taken, close: () => void server.close() };
}

/** An incoming webhook: JSON with a text, `ok` as plain text, words for what it refuses, and a limit at the first. */
export function slack() {
  let tooMany = true;
  return stand<string>('/services/T0/B0/x', async ({ headers }, body, taken) => {
    if (!headers['content-type']?.startsWith('application/json')) return { status: 400, body: 'invalid_payload' };
    const text: unknown = JSON.parse(body.toString()).text;
    if (typeof text !== 'string' || !text) return { status: 400, body: 'no_text' };
    if (tooMany) {
      tooMany = false;
      return { status: 429, body: 'rate_limited', headers: { 'retry-after': '30' } };
    }
    taken.push(text);
    return { status: 200, body: 'ok' };
  });
}

type Step = (globals: Record<string, unknown>) => Promise<unknown>;

/** A step's code with the names that the tool has for it, and what it `return`s or leaves in `output`. */
export function stepOf(code: string): Step {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor; // which has no name of its own
  return ({ self, ...globals }) => {
    const names = Object.keys(globals);
    const run = new AsyncFunction(...names, `let output;\n${code}\nreturn output;`);
    return run.call(self, ...Object.values(globals));
  };
}

const require = createRequire(import.meta.url);

/** Catch Raw Hook, then the code step: caught at once, run afterward; what a step throws is held there. */
export function zapier(code: string, secret: () => string) {
  const step = stepOf(code);
  return stand<unknown>('/hooks/catch/1/x', async ({ headers }, body, taken) => {
    const header = (name: string) => String(headers[name] ?? '');
    const inputData = {
      rawBody: body.toString(),
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      secret: secret(),
    };
    taken.push(await step({ inputData, require }).catch((error: Error) => error.message));
    return { status: 200, body: JSON.stringify({ status: 'success', id: 'x', attempt: 'x', request_id: 'x' }) };
  });
}

/** The Webhook node with Raw Body, responding when the last node has finished: 500 where the code throws. */
export function n8n(code: string, secret: () => string) {
  const step = stepOf(code);
  return stand<unknown>('/webhook/porchlight', async ({ headers }, body, taken) => {
    const item = {
      json: { headers, params: {}, query: {}, body: JSON.parse(body.toString()) },
      binary: { data: { data: body.toString('base64'), mimeType: 'application/json' } },
    };
    const self = { helpers: { getBinaryDataBuffer: async () => Buffer.from(item.binary.data.data, 'base64') } };
    const $env = { PORCHLIGHT_WEBHOOK_SECRET: secret() };
    try {
      const [first] = (await step({ self, $input: { first: () => item }, $env, require })) as { json: object }[]; // what the recipe returns
      taken.push(first?.json);
      return { status: 200, body: JSON.stringify(first?.json) };
    } catch (error) {
      taken.push(String(error));
      return { status: 500, body: '{"message":"Error in workflow"}' };
    }
  });
}
