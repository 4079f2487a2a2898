import { usePreferences } from '../../lib/http/table-order.ts';
import { late } from '../../lib/offline/late.tsx';
import { useMe } from '../../lib/session/me.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Fetched as soon as it is known that they are wanted. */
export const StartSteps = late(
  () => import('./start-steps.tsx').then((part) => part.StartSteps),
  () => <Skeleton className="h-185 rounded-card sm:h-100" label="Loading what to do first" />,
);

/** What to do first in a new account; gone once it is done or put away. Its room is kept from the first moment on. */
export function StartCard() {
  const { start_card: wanted } = useMe();
  const { preferences, save } = usePreferences();
  const { qr_card_printed: printed, dismissed } = preferences?.start_card ?? {};
  if (!wanted || printed || dismissed) return null;
  return <StartSteps onDismiss={() => save({ start_card_dismissed: true })} />;
}
