import type { Config } from '@react-router/dev/config';

/**
 * No server rendering at run time. `/g` and `/job` are one static document each: the server sends them for
 * every `/g/<token>` and `/job/<token>`, and their island reads the token from the address.
 */
export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: ['/', '/login', '/signup', '/email-verification-pending', '/reset-password', '/g', '/job'],
} satisfies Config;
