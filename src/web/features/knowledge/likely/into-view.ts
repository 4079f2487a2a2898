import { useEffect, useRef } from 'react';

/** Brings a part of the page into view once it has what it shows; later changes leave the reader where they are. */
export function useIntoView<E extends HTMLElement>(isThere: boolean) {
  const place = useRef<E>(null);
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  return place;
}
