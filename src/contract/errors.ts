import { oc } from '@orpc/contract';
import * as copy from './messages/en/errors.ts';
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
  UNAUTHORIZED: { status: 401, message: copy.unauthorized },
  FORBIDDEN: { status: 403, message: copy.forbidden },
  PLAN_NEEDED: { status: 403, message: copy.planNeeded },
  TWO_FACTOR_REQUIRED: { status: 403, message: copy.twoFactorRequired },
  /** Whoever asks is in the account, and their role does not include this. */
  NOT_IN_ROLE: { status: 403, message: copy.notInRole },
  /** Whoever asks is not, or no longer, in the account. */
  NOT_A_MEMBER: { status: 403, message: copy.notAMember },
  NOT_FOUND: { status: 404, message: copy.notFound },
  /** It was there for whoever asks, and is over for good. */
  GONE: { status: 410, message: copy.gone },
  CONFLICT: { status: 409, message: copy.conflict, data: fields },
  INVALID: { status: 422, message: copy.invalid, data: fields },
  /** More money than was agreed: whoever gave the limit has to raise it first. */
  OVER_LIMIT: { status: 422, message: copy.overLimit, data: fields },
  LOCKED: { status: 423, message: copy.locked },
  TOO_MANY_REQUESTS: { status: 429, message: copy.tooMany },
  PAYMENTS_FAILED: { status: 502, message: copy.paymentsFailed },
  UNAVAILABLE: { status: 503, message: copy.unavailable },
});
