import * as says from '#contract/messages/en/developers/errors-reference.ts';
import { refusedSignIn } from '#contract/messages/en/developers/sign-in-operations.ts';
import * as copy from '#contract/messages/en/errors.ts';
import type { Answer } from './schema-types.ts';

type Refusal = { says: string; codes: Record<string, string>; more?: object };

/** Every refusal of the API, by status, with the codes it may carry and the sentence that each has where no other fits. */
export const refusals: Record<number, Refusal> = {
  400: { says: says.badRequest, codes: { BAD_REQUEST: copy.notUnderstood } },
  401: { says: says.unauthorized, codes: { UNAUTHORIZED: copy.unauthorized } },
  403: {
    says: says.forbidden,
    codes: {
      FORBIDDEN: copy.forbidden,
      PLAN_NEEDED: copy.planNeeded,
      NOT_IN_ROLE: copy.notInRole,
      NOT_A_MEMBER: copy.notAMember,
      TWO_FACTOR_REQUIRED: copy.twoFactorRequired,
    },
  },
  404: { says: says.notFound, codes: { NOT_FOUND: copy.notFound } },
  409: { says: says.conflict, codes: { CONFLICT: copy.conflict } },
  410: { says: says.gone, codes: { GONE: copy.gone } },
  413: { says: says.tooLarge, codes: { PAYLOAD_TOO_LARGE: copy.bodyTooLarge } },
  415: { says: says.unsupported, codes: { UNSUPPORTED_MEDIA_TYPE: copy.sendJson } },
  422: {
    says: says.invalid,
    codes: { INVALID: copy.invalid, OVER_LIMIT: copy.overLimit },
    more: { fields: says.exampleFields },
  },
  423: { says: says.locked, codes: { LOCKED: copy.locked }, more: { retry_after_seconds: 900 } },
  429: { says: says.tooMany, codes: { TOO_MANY_REQUESTS: copy.tooMany }, more: { retry_after_seconds: 42 } },
  500: { says: says.internal, codes: { INTERNAL: copy.internal } },
  502: { says: says.paymentsFailed, codes: { PAYMENTS_FAILED: copy.paymentsFailed } },
  503: { says: says.unavailable, codes: { UNAVAILABLE: copy.unavailable } },
};

/** Those that say how long to wait. */
const waits = new Set([423, 429, 503]);

/** The same as parts of the document that operations point to. */
export const refusalAnswers: ReadonlyMap<string, Answer> = new Map([
  ...Object.entries(refusals).map(([status, refusal]): [string, Answer] => [
    status,
    answerOf(refusal, waits.has(Number(status))),
  ]),
  ['signIn400', ofSignIn(['VALIDATION_ERROR', 'INVALID_TOKEN', 'WEAK_PASSWORD'])],
  ['signIn401', ofSignIn(['INVALID_EMAIL_OR_PASSWORD', 'UNAUTHORIZED'])],
  ['signIn403', ofSignIn(['EMAIL_NOT_VERIFIED', 'INVALID_ORIGIN', 'PASSWORD_FIRST'])],
]);

/** A body in the one shape of errors, as it could come. */
export function bodyOf({ codes, more }: Refusal): object {
  const [[code, message] = []] = Object.entries(codes);
  return { code, message, ...more, request_id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' };
}

function answerOf(refusal: Refusal, wait: boolean): Answer {
  return {
    description: `${refusal.says} (${Object.keys(refusal.codes).join(', ')})`,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: bodyOf(refusal) } },
    ...(wait && { headers: { 'Retry-After': { schema: { type: 'integer' }, example: 42 } } }),
  };
}

/** The library that signs people in has codes of its own beside these, and names no request. */
function ofSignIn(codes: string[]): Answer {
  const schema = { $ref: '#/components/schemas/SignInError' };
  const example = { code: codes[0], message: says.exampleSignIn };
  return {
    description: `${refusedSignIn} (${codes.join(', ')}, …)`,
    content: { 'application/json': { schema, example } },
  };
}
