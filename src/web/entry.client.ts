import { siteChatSession } from './features/site-chat/session.ts';
import { loadIslands } from './islands/load.ts';
import { watchSiteBar } from './islands/site-bar.ts';

const { hot } = import.meta;

// The router's <Scripts/> leaves this global; without it the page is static and only its islands come alive.
if ('__reactRouterContext' in window) void import('./entry.app.tsx');
else {
  loadIslands();
  watchSiteBar();
  if (document.querySelector('[data-island=site-chat]')) siteChatSession();
  if (hot) for (const event of ['vite:beforeUpdate', 'react-router:hmr']) hot.on(event, () => location.reload());
}
