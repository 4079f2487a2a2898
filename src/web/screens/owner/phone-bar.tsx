import { useLocation } from 'react-router';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { useIsPhone } from '../../lib/page/phone.ts';
import { PhoneTabs, phoneViewOf } from './phone-tabs.tsx';

/** What it asks for comes after what the screen itself shows. */
const WaitingCount = lazyPart(
  () => import('./waiting-count.tsx').then((part) => part.WaitingCount),
  () => null,
);

/** The bar under the thumb, on all of an owner's screens on a phone. */
export function PhoneBar() {
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  if (!isPhone) return null;
  const here = pathname === '/dashboard' ? phoneViewOf(new URLSearchParams(search)) : undefined;
  return <PhoneTabs here={here} waiting={<WaitingCount />} />;
}

/** Room for the bar under what scrolls; what sticks to the bottom of a screen stands on it by `--phone-bar`. */
export const phoneBarRoom = 'max-sm:pb-(--phone-bar) max-sm:[--phone-bar:calc(3.75rem+env(safe-area-inset-bottom))]';
