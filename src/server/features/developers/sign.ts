import { createHmac, randomBytes } from 'node:crypto';

const mark = 'whsec_';
/** Bytes of a new key; Standard Webhooks asks for 24 to 64. */
const keyBytes = 32;

/** A signing secret as Standard Webhooks writes it: `whsec_` and the key in base64. */
export const newSigningSecret = (): string => `${mark}${randomBytes(keyBytes).toString('base64')}`;

type Sent = { id: string; body: string; at: Date };

/**
 * What Standard Webhooks sends beside a body: one `v1` signature of `id.timestamp.body` for each secret, with spaces
 * between. Secrets of before this release have `-` and `_` for `+` and `/`: both alphabets are read here.
 */
export function standardHeaders(secrets: readonly string[], { id, body, at }: Sent): Record<string, string> {
  const timestamp = secondsOf(at);
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(mark.length), 'base64');

/**
 * `t=<seconds>,v1=<hex>`, a `v1` for each secret: HMAC-SHA256 of `<seconds>.<body>` with the whole secret as the key.
 * Sent in this release for receivers of before, and gone with the next one.
 */
export function formerSignature(secrets: readonly string[], { body, at }: Omit<Sent, 'id'>): string {
  const seconds = secondsOf(at);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));
