import { lazy, Suspense } from 'react';
import { useMe } from '../../features/accounts/me.ts';
import { usePreferences } from '../../lib/table-order.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const StartSteps = lazy(() => import('./start-steps.tsx'));

/** What to do first in a new account; gone once it is done or put away. Its room is kept from the first moment on. */
export function StartCard() {
  const { start_card: wanted } = useMe();
  const { preferences, save } = usePreferences();
  const { qr_card_printed: printed, dismissed } = preferences?.start_card ?? {};
  if (!wanted || printed || dismissed) return null;
  return (
    <Suspense fallback={<Skeleton className="h-185 rounded-card sm:h-100" label="Loading what to do first" />}>
      <StartSteps onDismiss={() => save({ start_card_dismissed: true })} />
    </Suspense>
  );
}
