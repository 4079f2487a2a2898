import type { FieldWords } from './field-words.ts';

/** What a webhook's call carries. */
export const webhookFields: FieldWords = {
  'WebhookPayload.id': ['The event’s id, the same as `webhook-id`. One that came before has the same.', 'evt_4711'],
  'WebhookPayload.type': ['What happened.', 'work_order.opened'],
  'WebhookPayload.timestamp': ['When it happened, however late it is sent.', '2026-11-20T17:00:00.000Z'],
  'WebhookPayload.created_at': [
    'The same as `timestamp`, for older receivers. The next release does not send it.',
    '2026-11-20T17:00:00.000Z',
  ],
  'WebhookPayload.data': ['What it is about: ids alone. Read the rest with an API key.'],
  'webhook-id': ['The event’s id. The same one again is the same event: take it once.', 'evt_4711'],
  'webhook-timestamp': [
    'When this call was made, in seconds since 1970. Refuse what is older than five minutes.',
    '1796000000',
  ],
  'webhook-signature': [
    '`v1,` and the HMAC-SHA256, in base64, of id, timestamp and body as it came, with periods between. The key is what follows `whsec_`, read as base64. While a secret is replaced there are several with spaces between: one that fits is enough.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ],
  'porchlight-signature': [
    'The former signature: `t`, the seconds, and `v1`, the HMAC-SHA256 in hex of the seconds, a period and the body, with the whole secret as the key. The next release does not send it.',
    't=1796000000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  ],
  'Idempotency-Key': [
    'Up to 200 characters of your own. A request with the same key, address and body has one effect within a day and gets the same answer again; with another body it gets 409.',
    'b7e6f3a0-5a0e-4f0b-9a3e-0c8b7d2f1e11',
  ],
  'X-Visitor-Id': [
    'A random UUID that stays the same. An `Idempotency-Key` needs it where nobody is signed in and there is no chat.',
    '0b0f4d7e-2f0c-4b9d-8f35-6f6f0d3b7a55',
  ],
  'Last-Event-ID': ['The id of the last event that you saw. What came after it is sent first.', '4711'],
};
