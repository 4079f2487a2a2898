import { useSyncExternalStore } from 'react';

/** Below the styles' `sm`: what is drawn otherwise there, not only laid out. */
const phones = '(width < 40rem)';

/** Whether the window is a phone's now. */
export const isPhone = (): boolean => matchMedia(phones).matches;

/** The same, kept true while the window changes. */
export const useIsPhone = (): boolean => useSyncExternalStore(watchWidth, isPhone, () => false);

function watchWidth(told: () => void) {
  const media = matchMedia(phones);
  media.addEventListener('change', told);
  return () => media.removeEventListener('change', told);
}
