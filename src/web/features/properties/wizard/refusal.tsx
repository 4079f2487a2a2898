import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';

/** Why it does not go on. It comes into sight, unless a field that is wrong has the focus and stands there itself. */
export function Refusal({ words }: { words: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea'))
      place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="danger">{words}</Banner>
    </div>
  );
}
