import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import type { Me } from '#contract/accounts/accounts.ts';
import { hasStatus } from '../http/api.ts';
import { orpc, queryClient } from '../http/query.ts';
import { draftKey, openDraftsOf } from '../offline/drafts.ts';
import { pendingWrites } from '../offline/pending-writes.ts';
import { takeSealKey } from '../offline/seal.ts';
import { sealedDrafts } from '../offline/sealed-drafts.ts';
import { homeOf } from './home.ts';
import { loginAddress } from './return-path.ts';
import { forgetSession, sessionToken } from './session.ts';

const meQuery = () => orpc.accounts.me.queryOptions({ staleTime: 5 * 60_000 });

/** Who is signed in, under a protected screen. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}

/**
 * For the loader of a protected screen: who is signed in, or a redirect to /login that remembers the way back.
 * With `roles`, anybody else is sent to the screen that is theirs.
 */
export async function requireMe(request: Request, roles?: readonly Me['role'][]): Promise<Me> {
  if (!sessionToken()) throw redirect(loginAddress(request.url));
  const me = await fetchMe(request);
  const locked = me.two_factor.required && !me.two_factor.enabled;
  if (locked && new URL(request.url).pathname !== '/security') throw redirect('/security');
  if (roles && !roles.includes(me.role)) throw redirect(homeOf(me));
  return me;
}

async function fetchMe(request: Request): Promise<Me> {
  try {
    const me = await queryClient.ensureQueryData(meQuery());
    openDraftsOf(me.id);
    takeSealKey(me.drafts_key);
    await sealedDrafts.open(draftKey(''));
    if (pendingWrites.areLeft()) await (await import('../offline/unsaved-edits.ts')).unsavedEdits.takeLeft(me.id);
    return me;
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    forgetSession();
    throw redirect(loginAddress(request.url));
  }
}
