import type { Config } from '@react-router/dev/config';
import { sitePages } from './src/contract/site/pages.ts';

/**
 * No server rendering at run time. `/g`, `/job`, `/answer`, `/approve` and `/morning-mail` are one static document each: the server
 * sends them for every `/g/<token>`, `/job/<token>` and so on, and their island reads the token from the address. Of
 * the dashboard stands there what nobody has to be known for: it is seen before the first script has come.
 */
export default {
  appDirectory: 'src/web',
  ssr: false,
  prerender: [
    ...sitePages.map(({ path }) => path),
    '/example-card',
    '/login',
    '/login/return',
    '/signup',
    '/email-verification-pending',
    '/reset-password',
    '/confirm-email',
    '/g',
    '/widget',
    '/job',
    '/answer',
    '/approve',
    '/morning-mail',
    '/dashboard',
  ],
} satisfies Config;
