import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 639.98px)';

/** Whether the window is as narrow as a phone: tables are cards there. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
