import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from, as the security log tells it. */
export type RequestOrigin = { address: string; device: string | null; requestId: string };

/**
 * Of the request under way, however deep in it one asks: the security log wants it of every verb, and a verb that could
 * leave it out would one day. Nothing is decided by it. Jobs and timers have none.
 */
const underWay = new AsyncLocalStorage<RequestOrigin>();

export const withOrigin = <T>(origin: RequestOrigin, work: () => T): T => underWay.run(origin, work);
export const originOfRequest = (): RequestOrigin | undefined => underWay.getStore();
