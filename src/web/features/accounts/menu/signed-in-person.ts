import { useEffect, useState } from 'react';
import type { Me } from '#contract/accounts/accounts.ts';
import { placeOf } from '../../../lib/session/place.ts';
import { onSessionForgotten, sessionToken } from '../../../lib/session/session.ts';

/** Who is signed in in this tab, and how many notifications an owner has not read. */
export type SignedInPerson = Pick<Me, 'role' | 'account' | 'email' | 'support'> & { unread: number };

/**
 * Asks who is signed in, on a public page. Null until it is known, and while the server is not reached; a session that
 * has ended is forgotten by the call itself.
 */
export function useSignedInPerson(): SignedInPerson | null {
  const [owner, setOwner] = useState<SignedInPerson | null>(null);
  useEffect(() => {
    if (!sessionToken()) return;
    let wanted = true;
    const show = (found: SignedInPerson) => wanted && setOwner(found);
    void askWhoIsHere().then(show, () => undefined);
    const stop = watchSession();
    return () => {
      wanted = false;
      stop();
    };
  }, []);
  return owner;
}

async function askWhoIsHere(): Promise<SignedInPerson> {
  const [{ api }, { openDraftsOf }] = await Promise.all([
    import('../../../lib/http/api.ts'),
    import('../../../lib/offline/drafts.ts'),
  ]);
  const me = await api.accounts.me();
  openDraftsOf(placeOf(me)); // signing out drops them
  const unread = me.role === 'owner' && me.account?.role !== 'cleaner' ? (await api.notifications.list({})).unread : 0;
  return { ...me, unread };
}

/** The bar follows when this tab is signed in no longer: at once, and when the page is come back to. */
function watchSession() {
  const look = () => document.documentElement.toggleAttribute('data-signed-in', sessionToken() !== null); // whose-tab.js
  addEventListener('pageshow', look);
  const stop = onSessionForgotten(look);
  return () => {
    removeEventListener('pageshow', look);
    stop();
  };
}
