import type { SignedIn } from '#features/accounts';

/** What each request carries on its way through the HTTP layer. */
export type HttpEnv = { Variables: { requestId: string; ip: string; signedIn: SignedIn | undefined } };
