/**
 * Calls an address that a customer named. Whatever is behind it is believed nothing, and its answer's body is not read.
 * `retryAfter` is the answer's header as it came.
 */
export interface WebhookSender {
  /** @throws UndeliveredError when nobody answered */
  post(request: {
    url: string;
    headers: Record<string, string>;
    body: string;
  }): Promise<{ status: number; retryAfter: string | null }>;
  /** A sentence when an address is refused before anything is sent there; looked at again when it is called. */
  refuses(url: string): string | undefined;
}

/** Why nobody answered, in a sentence for the log of deliveries. */
export class UndeliveredError extends Error {}
