import { createHmac } from 'node:crypto';

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the webhook's secret, as Stripe signs its own. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
