import { useSyncExternalStore } from 'react';

/** From here on there is room for something beside a form (`lg` of the style sheets). */
const wide = '(min-width: 64rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether what stands beside a form has its place there; otherwise it folds out below. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => true,
  );
