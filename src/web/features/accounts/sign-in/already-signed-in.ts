import { useEffect, useState } from 'react';
import { returnPath } from '../../../lib/session/return-path.ts';
import { sessionToken } from '../../../lib/session/session.ts';
import { enter } from './enter.ts';

/**
 * Sends somebody who is signed in on to where they wanted to go, or home. True while it does; false for nobody, for a
 * session that has ended, and where the server is not reached: they see the form then.
 */
export function useAlreadySignedIn(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!sessionToken()) return;
    setLeaving(true);
    enter(returnPath(location.search)).catch(() => setLeaving(false));
  }, []);
  return isLeaving;
}
