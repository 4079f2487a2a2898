import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { requireMe, useMe } from '../features/accounts/me.ts';
import { loginAddress } from '../features/accounts/return-path.ts';
import { useIdle } from '../lib/idle.ts';
import { useLiveQueries } from '../lib/live-queries.ts';
import { queryClient } from '../lib/query.ts';
import { endSession, onSessionEnd, signOut } from '../lib/session.ts';
import { SkipLink } from '../ui/skip-link.tsx';

/** Nobody sees a toast in the first moment: they are not part of what a screen waits for. */
const Toasts = lazy(() => import('../ui/toasts.tsx'));

/** Spec: somebody who has not touched the page for 15 minutes is signed out. */
const idleMinutes = 15;

export async function clientLoader({ request }: { request: Request }) {
  await requireMe(request);
  return null;
}

export default function SignedIn() {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider delay={400}>
          <SkipLink />
          <Session />
          <Outlet />
          <Suspense>
            <Toasts />
          </Suspense>
        </Tooltip.Provider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** What runs as long as somebody is signed in: the live stream, and the ways in which a session ends. */
function Session() {
  const navigate = useNavigate();
  const { required, enabled } = useMe().two_factor;
  useLiveQueries(enabled || !required);
  const toLogin = useCallback(async () => {
    await navigate(loginAddress(location.href), { replace: true });
    queryClient.clear();
  }, [navigate]);
  useEffect(() => onSessionEnd(() => void toLogin()), [toLogin]);
  useIdle(
    idleMinutes,
    // Unreachable: at least this tab forgets it.
    useCallback(() => void signOut().then(toLogin, endSession), [toLogin]),
    warnOfIdle,
  );
  return null;
}

/** The part that shows toasts may not have come yet; then the warning waits for it. */
function warnOfIdle() {
  void import('../ui/toast.ts').then(({ showToast }) =>
    showToast({ title: 'You will be signed out in one minute. Press a key to stay.', tone: 'error' }),
  );
}
