import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseUnavailable } from './database-errors.ts';

/** What belongs to one request, however deep in a library it happens. */
type Scope = { fail(error: unknown): void; databaseWasAway: boolean; waitSeconds?: number; caller?: Caller };

/**
 * Who has a share of what is scarce: somebody signed in, a device or a network. `known` where the one who asks has come
 * in before.
 */
type Caller = { who: string; known: boolean };

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Runs a request to its end, or to the first error in it that nobody caught: of a promise that nobody waits for, or an
 * emitter that nobody listens to, after which it might wait for ever.
 */
export function inRequest(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    scopes.run({ fail: reject, databaseWasAway: false }, () => work().then(resolve, reject));
  });
}

/** Ends the request that runs here, if any, with that error. */
export const failRequest = (error: unknown): void => scopes.getStore()?.fail(error);

/** Notes why a query failed: the auth library tells neither us nor its own caller. */
export function noteFailure(error: unknown): void {
  const scope = scopes.getStore();
  if (scope && isDatabaseUnavailable(error)) scope.databaseWasAway = true;
}

/** Notes how long whoever asked is to wait before they ask again. */
export function noteWait(seconds: number): void {
  const scope = scopes.getStore();
  if (scope) scope.waitSeconds = seconds;
}

/** Notes who asks, for whatever has to be shared out (`bounded.ts`). */
export function noteCaller(who: string, known = false): void {
  const scope = scopes.getStore();
  if (scope) scope.caller = { who, known };
}

/** Jobs and timers are one caller together. */
export const callerOfRequest = (): Caller => scopes.getStore()?.caller ?? { who: '', known: false };

/** For `Retry-After`; undefined where no limit was reached in this request. */
export const secondsToWait = (): number | undefined => scopes.getStore()?.waitSeconds;

/** Whether a query of this request failed because the database was away, whatever was made of that since. */
export const databaseWasAway = (): boolean => scopes.getStore()?.databaseWasAway ?? false;
