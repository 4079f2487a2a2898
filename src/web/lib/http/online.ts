import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as the cache knows it: without one it asks for nothing. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    (told) => onlineManager.subscribe(told),
    () => onlineManager.isOnline(),
  );
