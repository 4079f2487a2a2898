import { ORPCError } from '@orpc/server';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { spanWords } from '#contract/span-words.ts';

const copy = spoken(copyInEnglish);

/** Refusals a verb may make; codes and default sentences are the contract's (`contract/errors.ts`). */
export const notFound = (message: string = copy.notFound) => new ORPCError('NOT_FOUND', { status: 404, message });
export const forbidden = (message: string = copy.forbidden) => new ORPCError('FORBIDDEN', { status: 403, message });
/** Who is in an account, and asks for what their role does not include. */
export const notInRole = (message: string = copy.notInRole) => new ORPCError('NOT_IN_ROLE', { status: 403, message });
/** Who is not in the account that they ask for. */
export const notAMember = () => new ORPCError('NOT_A_MEMBER', { status: 403, message: copy.notAMember });
/** What the owner's plan does not have; the sentence says which one does. */
export const planNeeded = (message: string) => new ORPCError('PLAN_NEEDED', { status: 403, message });
/** Staff reach nothing before they have a second factor. */
export const twoFactorRequired = () =>
  new ORPCError('TWO_FACTOR_REQUIRED', { status: 403, message: copy.twoFactorRequired });
/** What its holder had is over for good. */
export const gone = (message: string) => new ORPCError('GONE', { status: 410, message });
export const conflict = (message: string, fields?: Record<string, string>) =>
  new ORPCError('CONFLICT', { status: 409, message, data: fields && { fields } });
export const invalid = (fields: Record<string, string>, message: string = copy.invalid) =>
  new ORPCError('INVALID', { status: 422, message, data: { fields } });
export const overLimit = (message: string, fields: Record<string, string>) =>
  new ORPCError('OVER_LIMIT', { status: 422, message, data: { fields } });
export const locked = (message: string, seconds?: number) =>
  new ORPCError('LOCKED', { status: 423, message, data: seconds && { retry_after_seconds: seconds } });
/** The payment provider did not do what it was asked, or nobody has set one up. */
export const paymentsFailed = (message: string) => new ORPCError('PAYMENTS_FAILED', { status: 502, message });
export const unavailable = (message: string) => new ORPCError('UNAVAILABLE', { status: 503, message });
export const unauthorized = () => new ORPCError('UNAUTHORIZED', { status: 401, message: copy.unauthorized });
export const tooMany = (seconds: number, message: string = fill(copy.tryAgainIn, { time: inWords(seconds) })) =>
  new ORPCError('TOO_MANY_REQUESTS', {
    status: 429,
    message,
    data: { retry_after_seconds: seconds },
  });

export const isTooMany = (error: unknown): boolean => error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS';

/** "40 seconds", "15 minutes", "24 hours": how long somebody has to wait, and never less. */
export const inWords = (seconds: number): string =>
  seconds < 90 ? fill(copy.seconds, { count: seconds }) : spanWords(Math.ceil(seconds / 60));
