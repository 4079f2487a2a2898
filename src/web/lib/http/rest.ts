import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import type { contract } from '#contract/index.ts';
import type { OpenStream } from './event-stream.ts';
import { dropKey, keyFor, makingPaths } from './making.ts';
import { inOwnLanguage } from './own-language.ts';
import { hasLookedAtIt, isOwnRefusal, isPage, type Refusal, refusalFor, unreachable } from './refusals.ts';
import { idempotencyHeaders, retryUntilAnswered } from './retry.ts';

/**
 * The light client of the guest and job pages: the same contract over REST, typed from it, without the typed
 * client's 18 kB. `Outputs['guest']['open']` is what that procedure answers.
 */
export type Inputs = InferContractRouterInputs<typeof contract>;
export type Outputs = InferContractRouterOutputs<typeof contract>;

/** What the server refused, in its words; `status` 0 when it could not be reached. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** Seconds to wait, where it was refused for a while. */
  readonly retryAfter: number | undefined;

  /** Whether the server itself said it. */
  readonly isOurs: boolean;

  constructor(
    status: number,
    { code, message, fields, retry_after_seconds }: Refusal,
    isOurs = code !== unreachable.code,
  ) {
    super(message);
    this.status = status;
    this.isOurs = isOurs;
    this.code = code;
    this.fields = fields ?? {};
    this.retryAfter = retry_after_seconds;
  }
}

/** Whether the server refused with one of these. */
export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof RestError && statuses.includes(error.status);

type Options = { body?: object | FormData; headers?: Record<string, string>; signal?: AbortSignal };

/** One call under /api/v1. The caller names the answer's type. Throws RestError. */
export async function rest<T>(method: 'GET' | 'POST', path: string, options: Options = {}): Promise<T> {
  const response = await request(method, path, options);
  return (await response.json()) as T; // the contract's output for this path
}

/** Opens a live stream under /api/v1 for `watchEvents`. */
export function restStream(path: string, headers: () => Record<string, string>): OpenStream {
  return async ({ lastEventId, signal }) => {
    const response = await request('GET', path, {
      headers: { accept: 'text/event-stream', ...headers(), ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal,
    });
    if (!response.body) throw new RestError(0, unreachable);
    return readEvents(response.body);
  };
}

/** What the server said to a call that failed; `fallback` where it said nothing. */
export const wordsOf = (error: unknown, fallback: string): string =>
  error instanceof RestError && error.code !== unreachable.code ? error.message : fallback;

/** A call that is given so many milliseconds: a line that is gone without saying so is as good as unreachable. */
export async function inTime<T>(patience: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await call(signal);
  } catch (error) {
    throw signal.aborted ? new RestError(0, unreachable) : error;
  }
}

async function request(method: string, path: string, { body, headers, signal }: Options): Promise<Response> {
  const form = body instanceof FormData;
  const key = makingPaths.test(path) ? keyFor(path, body) : undefined;
  const init = {
    method,
    signal,
    credentials: 'omit',
    headers: {
      ...inOwnLanguage,
      ...(body && !form && { 'content-type': 'application/json' }),
      ...(method === 'POST' && idempotencyHeaders(key)),
      ...headers,
    },
    body: form ? body : body && JSON.stringify(body),
  } satisfies RequestInit;
  const send = () => fetch(`/api/v1${path}`, init);
  const response = await retryUntilAnswered(send, { mayHaveBeenDone: true, signal }).catch((cause: unknown) => {
    throw signal?.aborted ? cause : new RestError(0, unreachable);
  });
  try {
    await throwRefusal(response);
    if (key) dropKey(key);
    return response;
  } catch (error) {
    if (key && error instanceof RestError && error.isOurs && hasLookedAtIt(error.status)) dropKey(key);
    throw error;
  }
}

/** Throws RestError for anything but what was asked for: what the server refused, or what something before it said. */
export async function throwRefusal(response: Response): Promise<void> {
  if (response.ok && !isPage(response)) return;
  const said: unknown = await response.json().catch(() => null); // no JSON: not ours
  if (isOwnRefusal(said)) throw new RestError(response.status, said);
  throw new RestError(response.ok ? 0 : response.status, refusalFor(response.status), false);
}

/** The events of a server-sent stream; comments keep the line open and say nothing. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent | ReplySoFar> {
  const reader = body.getReader(); // Safari cannot loop over a stream
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const { event = 'message', data } = fieldsOf(block);
      if (event === 'done') return;
      if (event === 'error') throw new RestError(503, unreachable);
      if (data) yield JSON.parse(data) as LiveEvent | ReplySoFar; // the contract's output for this stream
    }
  }
}

function fieldsOf(block: string): Record<string, string> {
  const lines = block.split(/\r?\n/).filter((line) => line && !line.startsWith(':'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
