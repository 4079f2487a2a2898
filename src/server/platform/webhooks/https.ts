import { type Guard, guardedRequest, refusalOf, wordsFor } from '#server/platform/outbound/guarded-request.ts';
import { UndeliveredError, type WebhookSender } from './port.ts';

/** From the first byte out to the answer's first byte in. */
const patienceMs = 20_000;

/** Through the guarded door out (`outbound/guarded-request.ts`). Follows no redirect. */
export function createHttpsWebhooks(guard: Guard): WebhookSender {
  const refuses = (address: string) => refusalOf(address, guard);
  return {
    refuses,
    async post({ url, headers, body }) {
      const refusal = refuses(url);
      if (refusal) throw new UndeliveredError(refusal);
      return send(new URL(url), headers, body, guard);
    },
  };
}

function send(url: URL, headers: Record<string, string>, body: string, guard: Guard) {
  return new Promise<{ status: number; retryAfter: string | null }>((resolve, reject) => {
    const call = guardedRequest(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patienceMs),
      },
      guard,
    );
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      answer.destroy(); // its words are nobody's business here
    });
    call.on('error', (error) => reject(new UndeliveredError(wordsFor(error))));
    call.end(body);
  });
}
