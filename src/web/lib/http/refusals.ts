import type { ErrorBody } from '#contract/errors.ts';
import * as copy from '#contract/messages/en/ui.ts';

/** What a call says that never reached the server, or that something in front of the server answered in its place. */
export const unreachable = {
  code: 'UNREACHABLE',
  message: copy.noConnection,
};

/** Whatever stands before the server and answers that it is too much has been reached. */
export const refusalFor = (status: number): Refusal =>
  status === 429 ? { code: 'TOO_MANY_REQUESTS', message: copy.tooManyRequests } : unreachable;

export type Refusal = Pick<ErrorBody, 'code' | 'message' | 'fields' | 'retry_after_seconds'>;

/**
 * Whether a refusal is in our one error shape. A proxy that lost the server, or a network that wants a sign-in first,
 * answers in words of its own ("Bad Gateway") or in none: nobody is shown those.
 */
export function isOwnRefusal(said: unknown): said is Refusal {
  const { code, message } = (said ?? {}) as Partial<Record<keyof Refusal, unknown>>; // whatever came
  return typeof code === 'string' && code !== '' && typeof message === 'string' && message !== '';
}

/** A page where data was asked for: never ours, whatever its status says. */
export const isPage = (answer: Response): boolean => answer.headers.get('content-type')?.includes('text/html') ?? false;

/** Whether an answer of ours with this status means that the call itself was looked at, and done or refused. */
export const hasLookedAtIt = (status: number): boolean => status < 500 && status !== 401 && status !== 429;

/**
 * Why the same call again would be refused again, in words; null where it may be taken later: the line or the server was
 * down, it was too much at once, or somebody has to sign in anew.
 */
export function refusalForGood({
  status,
  code,
  message,
}: {
  status: number;
  code: string;
  message: string;
}): string | null {
  const mayComeLater = code === unreachable.code || [0, 401, 429, 502, 503, 504].includes(status);
  return mayComeLater ? null : message;
}
