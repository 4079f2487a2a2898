import type { Config } from '@react-router/dev/config';
import { sitePages } from './src/contract/site/pages.ts';
import { pagesLanguage } from './tools/build/pages-language.ts';

/**
 * No server rendering at run time. `/g`, `/job`, `/my-jobs`, `/answer`, `/approve`, `/invitation` and `/morning-mail` are one static document each: the server
 * sends them for every `/g/<token>`, `/job/<token>` and so on, and their island reads the token from the address. Of
 * the dashboard stands there what nobody has to be known for: it is seen before the first script has come.
 */
/** What is in English for everybody, and the guests' pages, which speak their languages by themselves. */
const ofEverybody = [...sitePages.map(({ path }) => path), '/example-card', '/g', '/widget'];

export default {
  appDirectory: 'src/web',
  ssr: false,
  // The English build empties `build/`, so another one is put there when both are made (tools/build/pages.ts).
  buildDirectory: pagesLanguage === 'en' ? 'build' : `.react-router/build/${pagesLanguage}`,
  prerender: [
    ...(pagesLanguage === 'en' ? ofEverybody : []),
    '/login',
    '/login/return',
    '/signup',
    '/email-verification-pending',
    '/reset-password',
    '/confirm-email',
    '/job',
    '/my-jobs',
    '/answer',
    '/approve',
    '/invitation',
    '/morning-mail',
    '/dashboard',
  ],
} satisfies Config;
