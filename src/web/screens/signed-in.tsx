import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { Outlet, useMatches, useNavigate } from 'react-router';
import * as copy from '#contract/messages/en/accounts/entrance.ts';
import { isNoMember, onRoleRefused } from '../lib/http/api.ts';
import { useLiveQueries } from '../lib/http/live-queries.ts';
import { queryClient } from '../lib/http/query.ts';
import { keepFocus } from '../lib/page/kept-focus.ts';
import { lazyPart } from '../lib/page/lazy-part.tsx';
import { may } from '../lib/session/may.ts';
import { meQuery, requireMe, useMe } from '../lib/session/me.ts';
import { loginAddress } from '../lib/session/return-path.ts';
import { endSession, keepAccount, onSessionEnd, signOut } from '../lib/session/session.ts';
import type { SessionEnd } from '../lib/session/session-end.ts';
import { idleMinutes } from '../lib/time/delays.ts';
import { useIdle } from '../lib/time/idle.ts';
import { SkipLink } from '../ui/page/skip-link.tsx';
import type { Framed } from './frame.ts';
import { Keys } from './keys.tsx';

/** Nobody sees a toast in the first moment: they are not part of what a screen waits for. */
const Toasts = lazyPart(
  () => import('../ui/overlay/toasts.tsx').then((part) => part.Toasts),
  () => null,
);

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request);
  return null;
}

/** For screens with a document of their own. Whoever is not signed in does not see it (first-asks.js). */
export function HydrateFallback() {
  const { Frame } = (useMatches().at(-1)?.handle ?? {}) as Framed; // typed unknown
  return <div data-frame>{Frame ? <Frame /> : <main id="main" className="min-h-dvh" aria-busy="true" />}</div>;
}

export default function SignedIn() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delay={400}>
          <SkipLink />
          <Session />
          <Outlet />
          <Toasts />
        </Tooltip.Provider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** What runs as long as somebody is signed in: the live stream, the keys, and the ways in which a session ends. */
function Session() {
  const navigate = useNavigate();
  const me = useMe();
  const { required, enabled } = me.two_factor;
  const mayAct = enabled || !required;
  useLiveQueries(mayAct && may(me, 'live.events'));
  useEffect(keepFocus, []);
  useEffect(() => onRoleRefused(() => void learnRole()), []);
  const toLogin = useCallback(
    async (ended: SessionEnd) => {
      await navigate(loginAddress(location.href), { replace: true, state: { ended } });
      queryClient.clear();
    },
    [navigate],
  );
  useEffect(() => onSessionEnd(() => void toLogin('elsewhere')), [toLogin]);
  useIdle(
    idleMinutes,
    // Unreachable: at least this tab forgets it.
    useCallback(() => void signOut().then(() => toLogin('idle'), endSession), [toLogin]),
    warnOfIdle,
  );
  return mayAct && <Keys />;
}

/** What somebody is in the account has changed: the screens follow, or go where they are let in still. */
async function learnRole(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
  } catch (error) {
    if (!isNoMember(error)) return;
    const { dropEveryDraft } = await import('../lib/offline/drafts.ts');
    await dropEveryDraft(); // what this browser kept of the account
    keepAccount(null);
    location.replace('/dashboard');
  }
}

function warnOfIdle() {
  void import('../ui/overlay/toast.ts').then(({ showToast }) => showToast({ title: copy.idleWarning, tone: 'error' }));
}
