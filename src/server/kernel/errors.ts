import { ORPCError } from '@orpc/server';

/** Refusals a verb may make; codes and default sentences are the contract's (`contract/errors.ts`). */
export const notFound = (message = 'We could not find that.') => new ORPCError('NOT_FOUND', { status: 404, message });
export const forbidden = (message = 'You may not do that.') => new ORPCError('FORBIDDEN', { status: 403, message });
/** What the owner's plan does not have; the sentence says which one does. */
export const planNeeded = (message: string) => new ORPCError('PLAN_NEEDED', { status: 403, message });
/** Staff reach nothing before they have a second factor. */
export const twoFactorRequired = () =>
  new ORPCError('TWO_FACTOR_REQUIRED', { status: 403, message: 'Set up two-factor authentication first.' });
/** What its holder had is over for good. */
export const gone = (message: string) => new ORPCError('GONE', { status: 410, message });
export const conflict = (message: string, fields?: Record<string, string>) =>
  new ORPCError('CONFLICT', { status: 409, message, data: fields && { fields } });
export const invalid = (fields: Record<string, string>, message = 'Please correct the errors noted.') =>
  new ORPCError('INVALID', { status: 422, message, data: { fields } });
export const overLimit = (message: string, fields: Record<string, string>) =>
  new ORPCError('OVER_LIMIT', { status: 422, message, data: { fields } });
export const locked = (message: string, seconds?: number) =>
  new ORPCError('LOCKED', { status: 423, message, data: seconds && { retry_after_seconds: seconds } });
/** The payment provider did not do what it was asked, or nobody has set one up. */
export const paymentsFailed = (message: string) => new ORPCError('PAYMENTS_FAILED', { status: 502, message });
export const unavailable = (message: string) => new ORPCError('UNAVAILABLE', { status: 503, message });
export const unauthorized = () =>
  new ORPCError('UNAUTHORIZED', { status: 401, message: 'User not authenticated. Please log in to continue.' });
export const tooMany = (seconds: number) =>
  new ORPCError('TOO_MANY_REQUESTS', {
    status: 429,
    message: `Too many requests. Try again in ${inWords(seconds)}.`,
    data: { retry_after_seconds: seconds },
  });

export const isTooMany = (error: unknown): boolean => error instanceof ORPCError && error.code === 'TOO_MANY_REQUESTS';

/** "40 seconds", "15 minutes": how long somebody has to wait. */
export const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
