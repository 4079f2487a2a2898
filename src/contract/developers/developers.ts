import { deliveryStates, webhookEndings } from '../enumerations/accounts.ts';
import { apiKeyDays, apiScopes } from '../enumerations/api-scopes.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/developers.ts';
import { Id, Instant, PageInput, pageOf } from '../paging.ts';
import { z } from '../z.ts';
import { type WebhookKind, webhookKinds } from './webhook-kinds.ts';

/** A key as it can be looked at: `prefix` is its beginning, the rest was shown once. */
export const ApiKey = z
  .object({
    id: Id,
    name: z.string(),
    prefix: z.string(),
    scopes: z.array(z.enum(apiScopes)),
    created_at: Instant,
    last_used_at: Instant.nullable(),
    /** From then on it is refused; null for keys that were made before keys ended. */
    expires_at: Instant.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

/** The session has to have confirmed its password within five minutes (`POST /api/auth/confirm-password`). */
export const NewApiKey = z.object({
  name: z.string().trim().min(1, copy.enterKeyName).max(80),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, copy.chooseWhatKeyMayDo)
    .max(apiScopes.length)
    .refine((scopes) => scopes.some((scope) => scope !== 'codes'), copy.chooseScopes),
  days: z.union(apiKeyDays.map((days) => z.literal(days))),
});

export type NewApiKey = z.infer<typeof NewApiKey>;

const kinds = webhookKinds.map(({ kind }) => kind) as [WebhookKind, ...WebhookKind[]]; // the list above is not empty

export const NewWebhook = z.object({
  /** https, without a user name, and not into a private network. */
  url: z.string().trim().min(1, copy.enterUrl).max(2000),
  kinds: z.array(z.enum(kinds)).min(1, copy.chooseEvent).max(kinds.length),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

export const Webhook = NewWebhook.extend({
  id: Id,
  enabled: z.boolean(),
  /** Why we switched it off; null where its owner did, and where it is on. */
  disabled_because: z.enum(webhookEndings).nullable(),
  created_at: Instant,
}).meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z
  .object({
    id: Id,
    kind: z.string(),
    event_id: z.string(),
    status: z.enum(deliveryStates),
    tries: z.number().int(),
    response_status: z.number().int().nullable(),
    /** Why the last try was not taken, in a sentence. */
    error: z.string().nullable(),
    created_at: Instant,
    last_try_at: Instant.nullable(),
    next_try_at: Instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** For how many hours a secret that is replaced may sign beside the new one. */
export const formerSecretHours = [0, 24, 72, 168] as const;
export type FormerSecretHours = (typeof formerSecretHours)[number];

const can = z.object({ add: z.boolean() });
const byId = z.object({ id: Id });
const tags = ['developers'];

/** Keys and webhooks come with API access; without it they are listed and do nothing. */
export const developers = {
  keys: base
    .route({ method: 'GET', path: '/api-keys', tags, summary: 'My API keys, newest first' })
    .output(z.object({ items: z.array(ApiKey), can })),
  addKey: base
    .route({
      method: 'POST',
      path: '/api-keys',
      successStatus: 201,
      tags,
      summary: 'Make an API key; it is shown once, and wants the password again',
    })
    .input(NewApiKey)
    .output(ApiKey.extend({ key: z.string() })),
  revokeKey: base
    .route({ method: 'POST', path: '/api-keys/{id}/revoke', tags, summary: 'End an API key at once' })
    .input(byId)
    .output(byId),
  webhooks: base
    .route({ method: 'GET', path: '/webhooks', tags, summary: 'My webhooks, newest first' })
    .output(z.object({ items: z.array(Webhook), can })),
  addWebhook: base
    .route({
      method: 'POST',
      path: '/webhooks',
      successStatus: 201,
      tags,
      summary: 'Have an address called when something happens; the signing secret is shown once',
    })
    .input(NewWebhook)
    .output(Webhook.extend({ secret: z.string() })),
  changeWebhook: base
    .route({ method: 'PUT', path: '/webhooks/{id}', tags, summary: 'Change a webhook, or switch it on or off' })
    .input(NewWebhook.extend({ id: Id, enabled: z.boolean() }))
    .output(Webhook),
  replaceSecret: base
    .route({
      method: 'POST',
      path: '/webhooks/{id}/replace-secret',
      tags,
      summary: 'A new signing secret, shown once; the one before signs beside it for a time',
    })
    .input(byId.extend({ former_hours: z.union(formerSecretHours.map((hours) => z.literal(hours))).default(24) }))
    .output(Webhook.extend({ secret: z.string() })),
  removeWebhook: base
    .route({ method: 'POST', path: '/webhooks/{id}/remove', tags, summary: 'Remove a webhook and its log' })
    .input(byId)
    .output(byId),
  testWebhook: base
    .route({ method: 'POST', path: '/webhooks/{id}/test', tags, summary: 'Send a test event' })
    .input(byId)
    .output(WebhookDelivery),
  deliveries: base
    .route({ method: 'GET', path: '/webhooks/{id}/deliveries', tags, summary: 'What was sent, newest first' })
    .input(PageInput.extend({ id: Id }))
    .output(pageOf(WebhookDelivery)),
  replay: base
    .route({
      method: 'POST',
      path: '/webhook-deliveries/{id}/replay',
      tags,
      summary: 'Send it once more, with the same event id',
    })
    .input(byId)
    .output(WebhookDelivery),
};
