import { useState } from 'react';
import { hasStatus } from '../../../lib/http/api.ts';
import { givePassword } from '../../../lib/session/password-proof.ts';

/** Does what wants a fresh sign-in; the password is asked for once the server says that it is needed. */
export function useFreshSignIn() {
  const [needed, setNeeded] = useState(false);
  return {
    needed,
    async with<T>(password: string, act: () => Promise<T>): Promise<T> {
      if (needed) await givePassword(password);
      return act().catch((error: unknown) => {
        if (hasStatus(error, 403)) setNeeded(true);
        throw error;
      });
    },
    forget: () => setNeeded(false),
  };
}
