import { browserStore } from '../offline/browser-store.ts';
import { newKey } from './new-key.ts';

/** Waits before the tries after the first, in milliseconds; a server that says when to come again is believed. */
const waits = [300, 1000, 2500];
const longestAsked = 5000;

/**
 * Sends a call until it is answered by somebody who has looked at it: not by a server that is stopping or busy with the
 * same call (503 with Retry-After), nor by what stands before it (502, 504), nor by a line that was cut. `mayHaveBeenDone`
 * says whether the call is safe to send where it may have been done already, since its key makes it one.
 */
export async function retryUntilAnswered(
  send: () => Promise<Response>,
  { mayHaveBeenDone, signal }: { mayHaveBeenDone: boolean; signal?: AbortSignal | null | undefined },
): Promise<Response> {
  for (const wait of waits) {
    const answer = await send().catch((error: unknown) => {
      if (!mayHaveBeenDone || signal?.aborted || navigator.onLine === false) throw error;
      return undefined;
    });
    const asked = answer?.status === 503 ? Number(answer.headers.get('retry-after')) * 1000 : 0;
    const isCut = mayHaveBeenDone && (!answer || answer.status === 502 || answer.status === 504);
    if (answer && !asked && !isCut) return answer;
    await pause(Math.min(Math.max(asked, wait), longestAsked), signal);
  }
  return send();
}

/** What makes a repeated call one with the first: sent with every call that writes. */
export const idempotencyHeaders = (key: string = newKey()): Record<string, string> => ({
  'idempotency-key': key,
  'x-visitor-id': visitorId(),
});

const place = 'porchlight.visitor';
let ofPage: string | undefined;

/** Who this browser is to a server that does not know who sits before it. */
function visitorId(): string {
  ofPage ??= browserStore.read(place) ?? newKey();
  browserStore.keep(place, ofPage);
  return ofPage;
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
