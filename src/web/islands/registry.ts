import type { ComponentProps } from 'react';

/** Every island by its name. A name is a promise: pages that are open during a deploy may still ask for it. */
export const islands = {
  'contact-form': () => import('./contact-form.tsx'),
  'confirm-email': () => import('./confirm-email.tsx'),
  'guest-chat': () => import('./guest-chat.tsx'),
  pricing: () => import('./pricing.tsx'),
  'reset-password': () => import('./reset-password.tsx'),
  'sign-in': () => import('./sign-in.tsx'),
  'sign-in-return': () => import('./sign-in-return.tsx'),
  'sign-up': () => import('./sign-up.tsx'),
  'verification-pending': () => import('./verification-pending.tsx'),
  'site-account': () => import('./site-account.tsx'),
  'site-chat': () => import('./site-chat.tsx'),
  answer: () => import('./answer.tsx'),
  approve: () => import('./approve.tsx'),
  invitation: () => import('./invitation.tsx'),
  'morning-mail': () => import('./morning-mail.tsx'),
  job: () => import('./job.tsx'),
  'my-jobs': () => import('./my-jobs.tsx'),
};

export type IslandName = keyof typeof islands;
export type IslandProps = {
  [N in IslandName]: ComponentProps<Awaited<ReturnType<(typeof islands)[N]>>['default']>;
};
