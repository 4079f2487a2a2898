import type { IncomingMessage } from 'node:http';
import type { SignedIn } from '#features/accounts';

/** What each request carries on its way through the HTTP layer. */
export type HttpEnv = {
  /** Node's own request; one made without a socket has none. */
  Bindings: { incoming?: Pick<IncomingMessage, 'complete'> };
  Variables: {
    requestId: string;
    ip: string;
    signedIn: SignedIn | undefined;
    /** The security log knows of the refusal already, and better. */
    refusalTold?: boolean;
  };
};
