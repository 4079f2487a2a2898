import { type ErrorBody, PorchlightError, type Result } from './result.ts';
import { eventsOf, type Route, readRoute, requestOf } from './wire.ts';

export type ClientOptions = {
  /** The server, such as `https://porchlight.example`. In a page of the server itself `location.origin`. */
  url: string;
  /** An API key (`plk_…`). Never in a page that others open: whoever reads it may do what it may. */
  key?: string;
  /** The secret of a guest's chat, for the operations under `guest`. */
  conversationSecret?: string;
  /** How often a call is sent again where the server was not reached or said 503; 2 unless it says otherwise. */
  retries?: number;
  /** In place of the platform's own. */
  fetch?: typeof fetch;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Of your own, so that what is sent again after a restart has no second effect. Made for each call otherwise. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

/** What a client remembers between its calls. */
export type Remembered = { session?: string; twoFactor?: string; visitor: string };

type Call = (input?: object, options?: CallOptions) => Promise<Result<unknown>>;
export type Table = Record<string, Record<string, string>>;

/** The calls of a table, by noun and name. */
export function connect(table: Table, options: ClientOptions, remembered: Remembered) {
  const url = options.url.replace(/\/+$/, '');
  const nouns = Object.entries(table).map(([noun, lines]) => [
    noun,
    Object.fromEntries(
      Object.entries(lines).map(([name, line]): [string, Call] => {
        const route = readRoute(line);
        return [name, (input = {}, call = {}) => send({ ...options, url }, remembered, route, { ...input }, call)];
      }),
    ),
  ]);
  return Object.fromEntries(nouns) as Record<string, Record<string, Call>>; // made so above
}

async function send(
  options: ClientOptions,
  remembered: Remembered,
  route: Route,
  input: Record<string, unknown>,
  call: CallOptions,
): Promise<Result<unknown>> {
  const { address, body, type } = requestOf(options.url, route, input);
  const bearer = options.key ?? remembered.session;
  const headers = new Headers({
    ...(type && { 'content-type': type }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(options.conversationSecret && { 'x-conversation-secret': options.conversationSecret }),
    ...(remembered.twoFactor && route.base === '/api/auth' && { 'x-two-factor-token': remembered.twoFactor }),
    ...(route.method !== 'GET' &&
      route.base === '/api/v1' && {
        'idempotency-key': call.idempotencyKey ?? newId(),
        ...(!bearer && !options.conversationSecret && { 'x-visitor-id': remembered.visitor }),
      }),
    ...call.headers,
  });
  const init: RequestInit = { method: route.method, headers, body, signal: call.signal ?? null, credentials: 'omit' };
  // Without a key of ours a second try could have a second effect.
  const again = route.method === 'GET' || route.base === '/api/v1' ? (options.retries ?? 2) : 0;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await (options.fetch ?? fetch)(address, init);
      if (answer.status === 503 && tries < again) await pause(Number(answer.headers.get('retry-after')) || 1, call);
      else return await read(answer, route, remembered);
    } catch (cause) {
      if (call.signal?.aborted) return refused(0, { code: 'ABORTED', message: 'The call was aborted.' }, cause);
      if (tries >= again) return refused(0, { message: 'Porchlight was not reached.' }, cause);
      await pause(2 ** tries / 2, call);
    }
  }
}

async function read(answer: Response, route: Route, remembered: Remembered): Promise<Result<unknown>> {
  if (!answer.ok) {
    const body: ErrorBody = await answer.json().catch(() => ({})); // a proxy's page, say
    const wait = Number(answer.headers.get('retry-after')) || undefined;
    return refused(answer.status, { ...(wait && { retry_after_seconds: wait }), ...body });
  }
  remembered.session = answer.headers.get('set-auth-token') ?? remembered.session;
  remembered.twoFactor = answer.headers.get('x-two-factor-token') ?? remembered.twoFactor;
  if (route.answers === 'events') return { ok: true, data: eventsOf(answer) };
  if (route.answers === 'file') return { ok: true, data: await answer.blob() };
  const text = await answer.text();
  return { ok: true, data: text ? JSON.parse(text) : null };
}

const refused = (status: number, body: ErrorBody, cause?: unknown): Result<never> => ({
  ok: false,
  error: new PorchlightError(status, body, { cause }),
});

/** Ends with the call. */
const pause = (seconds: number, { signal }: CallOptions) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, Math.min(seconds, 30) * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** A random UUID; pages without TLS have no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
