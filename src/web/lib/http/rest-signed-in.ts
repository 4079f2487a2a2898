import { fetchSignedIn } from '../session/session.ts';
import { unreachable } from './refusals.ts';
import { RestError, throwRefusal } from './rest.ts';
import { idempotencyHeaders, retryUntilAnswered } from './retry.ts';

/**
 * One write under /api/v1 as the signed-in person of this tab, under a key of the caller's: sent again with the same key
 * it is one with the first. Throws RestError.
 */
export async function postSignedIn<T>(path: string, body: object, key: string): Promise<T> {
  const headers = { ...idempotencyHeaders(key), 'content-type': 'application/json' };
  const send = () =>
    fetchSignedIn(
      new Request(`${location.origin}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  const response = await retryUntilAnswered(send, { mayHaveBeenDone: true }).catch(() => {
    throw new RestError(0, unreachable);
  });
  await throwRefusal(response);
  return (await response.json()) as T; // the contract's output for this path
}
