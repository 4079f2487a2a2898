import { deviceName } from '../session/device.ts';
import {
  endSession,
  exchangeSession,
  fetchWithToken,
  forgetSession,
  sessionSettled,
  sessionToken,
} from '../session/session.ts';
import { isOwnRefusal, isPage, refusalFor, unreachable } from './refusals.ts';

/** What the auth library refused. `code` is its own word for it; status 0 when it was not reached. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

type Options = {
  body?: object;
  headers?: Record<string, string>;
  /** What it does to this tab's session when it succeeds: brings another in its place, or ends it. */
  session?: 'exchanged' | 'ended';
};

/**
 * One call under /api/auth as whoever this tab is signed in as. The caller names the answer's type. Throws AuthError.
 */
export async function callAuth<T = unknown>(
  method: 'GET' | 'POST',
  path: string,
  { body, headers, session }: Options = {},
): Promise<{ body: T; headers: Headers }> {
  const token = sessionToken();
  const device = deviceName();
  const request = new Request(`/api/auth/${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...(device && { 'x-device': device }), ...headers },
    body: body && JSON.stringify(body),
  });
  const send = async () => {
    const answer = await fetchWithToken(request);
    if (answer.ok && session === 'ended') forgetSession();
    return answer;
  };
  const response = await (session ? exchangeSession(send) : sessionSettled().then(send)).catch((cause: unknown) => {
    throw notReached({ cause });
  });
  const said: unknown = await response.json().catch(() => null); // some answers of the library are empty
  if ((isPage(response) && response.status !== 429) || (response.status >= 500 && !isOwnRefusal(said)))
    throw notReached();
  if (response.ok) return { body: said as T, headers: response.headers }; // the library's answer to this path
  const { code = '', message = '' } = (said ?? {}) as { code?: string; message?: string }; // its shape of errors, and ours
  if (response.status === 429 && !message) throw tooMany();
  if (code === 'UNAUTHORIZED' && token && sessionToken() === token) endSession();
  throw new AuthError(response.status, code, message);
}

const tooMany = () => new AuthError(429, refusalFor(429).code, refusalFor(429).message);

const notReached = (options?: ErrorOptions) => new AuthError(0, unreachable.code, unreachable.message, options);
