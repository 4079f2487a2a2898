import type { ComponentProps } from 'react';

/** Every island by its name. A name is a promise: pages that are open during a deploy may still ask for it. */
export const islands = {
  'guest-chat': () => import('./guest-chat.tsx'),
  'sign-in': () => import('./sign-in.tsx'),
  job: () => import('./job.tsx'),
};

export type IslandName = keyof typeof islands;
export type IslandProps = {
  [N in IslandName]: ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>['default']>;
};
