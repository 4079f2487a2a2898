import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

// A language model's vendor, in the shapes of an OpenAI-compatible server and of Anthropic, that can be told to
// misbehave.

/** What the server was asked, as it came. */
// biome-ignore lint/suspicious/noExplicitAny: the vendors' own shape
export type Asked = any;
export type Said = { calls?: { tool: string; input: unknown }[]; text?: string };
export type Manner =
  | 'answers'
  | 'stalls'
  | 'fails'
  /** 429 */
  | 'busy'
  /** 529, as Anthropic says it. */
  | 'overloaded'
  | 'garbage'
  | 'half'
  | 'floods'
  | 'moves'
  | 'cut-off'
  /** The vendor's filter ends the answer. */
  | 'refuses'
  /** The model says no in the field that OpenAI has for it, or says nothing. */
  | 'declines'
  /** Something comes all the time, and the answer never. */
  | 'drips'
  /** An error as an event, within a stream that had begun. */
  | 'breaks';

export type ModelServer = {
  /** What the application is told about it. */
  env: Record<string, string>;
  /** Everything it was asked, oldest first. */
  asked: Asked[];
  /** How it behaves from now on; `answer` says what. */
  manner: Manner;
  /** Seconds that it names when it is busy or overloaded; none where it is null. */
  retryAfter: number | null;
  /**
   * Where it is set, each call's input comes in small pieces, and the next one when this resolves, which is told what has
   * come of it.
   */
  pace: ((written: string) => Promise<void>) | null;
  /** Milliseconds before it says anything. */
  firstTokenMs: number;
  answer: (asked: Asked) => Said;
  stop(): Promise<void>;
};

export async function startModelServer(
  shape: 'openai-compatible' | 'anthropic' = 'openai-compatible',
): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const asked = await json(request);
    model.asked.push(asked);
    if (model.firstTokenMs) await setTimeout(model.firstTokenMs);
    const stream = shape === 'anthropic' ? asAnthropic : asOpenAi;
    behave(model, response, () => void stream(response, model.answer(asked), model));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const model: ModelServer = {
    env: {
      MODEL_PROVIDER: shape,
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_NAME: 'test-model',
      MODEL_API_KEY: 'test-key',
    },
    asked: [],
    manner: 'answers',
    retryAfter: null,
    pace: null,
    firstTokenMs: 0,
    answer: () => ({ calls: [{ tool: 'reply', input: { text: 'Hello! What do you need?', sources: [] } }] }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

function behave({ manner, retryAfter }: ModelServer, response: ServerResponse, stream: () => void): void {
  const later = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  if (manner === 'stalls') return;
  if (manner === 'fails') return void response.writeHead(500).end('{"error":{"message":"overloaded"}}');
  if (manner === 'busy') return void response.writeHead(429, later).end('{"error":{"message":"slow down"}}');
  if (manner === 'overloaded')
    return void response
      .writeHead(529, { ...later, 'content-type': 'application/json' })
      .end(JSON.stringify(overloaded));
  if (manner === 'moves') return void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (manner === 'garbage') return void response.end('data: <html>It works!</html>\n\ndata: {"no":"model"}\n\n');
  if (manner !== 'floods') {
    stream();
    return;
  }
  const line = `data: ${'x'.repeat(100_000)}`;
  const more = () => {
    while (!response.destroyed && response.write(line));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };

/** A sign of life that says nothing, again and again. */
function drip(response: ServerResponse, sign: () => void): void {
  const timer = setInterval(sign, 50);
  response.once('close', () => clearInterval(timer));
}

const event = (response: ServerResponse, data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);

type Ways = Pick<ModelServer, 'manner' | 'pace'>;

async function asOpenAi(response: ServerResponse, { calls = [], text }: Said, { manner, pace }: Ways): Promise<void> {
  const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
    event(response, {
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason }],
      ...more,
    });
  if (manner === 'drips') return void drip(response, () => chunk({ role: 'assistant', content: ' ' }));
  if (manner === 'breaks') {
    chunk({ role: 'assistant', content: 'The' });
    event(response, { error: { message: 'The server had an error', type: 'server_error' } });
    return void response.end();
  }
  if (manner === 'declines') [calls, text] = [[], undefined];
  if (manner === 'declines') chunk({ role: 'assistant', content: null, refusal: "I'm sorry, I can't help with that." });
  if (text) chunk({ role: 'assistant', content: text });
  for (const [index, { tool, input }] of calls.entries()) {
    const [first = '', ...others] = piecesOf(input, pace);
    chunk({ tool_calls: [{ index, id: `c${index}`, type: 'function', function: { name: tool, arguments: first } }] });
    if (manner === 'half' && !pace) return void setImmediate(() => response.destroy());
    let written = first;
    for (const piece of others) {
      await pace?.(written);
      written += piece;
      chunk({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  if (manner === 'half') return void setImmediate(() => response.destroy());
  const usage = { prompt_tokens: 1000, completion_tokens: 50, total_tokens: 1050 };
  const ends = { 'cut-off': 'length', refuses: 'content_filter' }[manner as string];
  chunk({}, ends ?? (calls.length ? 'tool_calls' : 'stop'), { usage });
  response.end('data: [DONE]\n\n');
}

async function asAnthropic(
  response: ServerResponse,
  { calls = [], text }: Said,
  { manner, pace }: Ways,
): Promise<void> {
  const usage = { input_tokens: 1000, output_tokens: 50 };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, usage };
  event(response, { type: 'message_start', message });
  if (manner === 'drips') return void drip(response, () => event(response, { type: 'ping' }));
  if (manner === 'breaks') {
    event(response, overloaded);
    return void response.end();
  }
  if (manner === 'declines') [calls, text] = [[], undefined];
  const blocks = [
    ...(text ? [{ begin: { type: 'text', text: '' }, deltas: [{ type: 'text_delta', text }] }] : []),
    ...calls.map(({ tool, input }, n) => ({
      begin: { type: 'tool_use', id: `t${n}`, name: tool, input: {} },
      deltas: piecesOf(input, pace).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
    })),
  ];
  for (const [index, { begin, deltas }] of blocks.entries()) {
    event(response, { type: 'content_block_start', index, content_block: begin });
    let written = '';
    for (const delta of deltas) {
      if (written) await pace?.(written);
      written += 'partial_json' in delta ? delta.partial_json : delta.text;
      event(response, { type: 'content_block_delta', index, delta });
    }
    if (manner === 'half') return void setImmediate(() => response.destroy());
    event(response, { type: 'content_block_stop', index });
  }
  const ends = { 'cut-off': 'max_tokens', refuses: 'refusal' }[manner as string];
  const stop_reason = ends ?? (calls.length ? 'tool_use' : 'end_turn');
  event(response, { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage });
  event(response, { type: 'message_stop' });
  response.end();
}

function piecesOf(input: unknown, pace: ModelServer['pace']): string[] {
  const whole = JSON.stringify(input);
  const length = pace ? pieceLength : Math.ceil(whole.length / 2);
  return Array.from({ length: Math.ceil(whole.length / length) }, (_, n) => whole.slice(n * length, (n + 1) * length));
}

const pieceLength = 8;
