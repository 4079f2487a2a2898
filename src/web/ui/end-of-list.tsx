import { useEffect, useEffectEvent, useRef } from 'react';
import * as copy from '#contract/messages/en/ui.ts';
import { Button } from './button.tsx';

export type EndProps = {
  onReach: () => void;
  busy?: boolean;
  /** It then waits for the button. */
  failed?: boolean;
};

/** Tells when an element comes near the edge of what is seen. */
export function useComesNear<T extends Element>({ onReach, busy = false, failed = false }: EndProps) {
  const end = useRef<T>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!end.current || busy || failed) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach(), { rootMargin: '600px' });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [busy, failed]);
  return end;
}

/** After the last entry that is here: coming near it fetches more; its button does too, for whoever goes by keyboard. */
export function EndOfList(props: EndProps) {
  const end = useComesNear<HTMLDivElement>(props);
  return (
    <div ref={end} className="p-3 text-center">
      <MoreButton {...props} />
    </div>
  );
}

export const MoreButton = ({ onReach, busy = false, failed = false }: EndProps) => (
  <Button size="compact" busy={busy} onClick={onReach}>
    {failed ? copy.loadMoreFailed : copy.loadMore}
  </Button>
);
