import { oc } from '@orpc/contract';
import { z } from './z.ts';

/** One shape everywhere: `{ code, message, fields?, retry_after_seconds?, request_id }`; `fields` maps a field's path to its message. */
export const ErrorBody = z
  .object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Of what is refused for a while alone. */
    retry_after_seconds: z.number().int().optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

const fields = z
  .object({ fields: z.record(z.string(), z.string()).optional(), request_id: z.string().optional() })
  .optional();

/** The errors any procedure may answer with; messages are sentences for people. */
export const base = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'User not authenticated. Please log in to continue.' },
  FORBIDDEN: { status: 403, message: 'You may not do that.' },
  PLAN_NEEDED: { status: 403, message: 'Your plan does not have this.' },
  TWO_FACTOR_REQUIRED: { status: 403, message: 'Set up two-factor authentication first.' },
  NOT_FOUND: { status: 404, message: 'We could not find that.' },
  /** It was there for whoever asks, and is over for good. */
  GONE: { status: 410, message: 'This is over.' },
  CONFLICT: { status: 409, message: 'That has changed in the meantime.', data: fields },
  INVALID: { status: 422, message: 'Please correct the errors noted.', data: fields },
  /** More money than was agreed: whoever gave the limit has to raise it first. */
  OVER_LIMIT: { status: 422, message: 'That is more than was agreed.', data: fields },
  LOCKED: { status: 423, message: 'Too many tries. Please wait a little.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please wait a little.' },
  PAYMENTS_FAILED: { status: 502, message: 'The payment provider did not answer. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'We cannot reach our database right now. Please try again in a moment.' },
});
