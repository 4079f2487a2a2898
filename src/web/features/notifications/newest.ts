import { useState } from 'react';
import type { Notification } from '#contract/notifications/notifications.ts';

/** The notification that arrived last while the page was open, to be read out once; null while none has. */
export function useNewest(rows: readonly Notification[]): Notification | null {
  const [known, setKnown] = useState<string | null>(null);
  const [newest, setNewest] = useState<Notification | null>(null);
  const [first] = rows;
  if (first && first.date > (known ?? '')) {
    setKnown(first.date);
    if (known !== null && !first.read) setNewest(first);
  }
  return newest;
}
