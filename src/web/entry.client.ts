import { loadIslands } from './islands/load.ts';
import { watchSiteBar } from './islands/site-bar.ts';
import { applyTypefaces } from './lib/page/apply-typefaces.ts';
import { layOutRest } from './lib/page/lay-out-rest.ts';
import { inSpareTime } from './lib/time/spare-time.ts';

const { hot } = import.meta;

// The router's <Scripts/> leaves this global; without it the page is static and only its islands come alive.
if ('__reactRouterContext' in window) void import('./entry.app.tsx');
else {
  loadIslands();
  dispatchEvent(new Event('porchlight:awake')); // first-click.js held what was pressed before
  inSpareTime(() => {
    watchSiteBar();
    void applyTypefaces().then(layOutRest);
    if (document.querySelector('[data-island=site-chat]')) void beginChatSession();
  });
  if (hot) for (const event of ['vite:beforeUpdate', 'react-router:hmr']) hot.on(event, () => location.reload());
}

/** Spec: a chat session is made on the first load. Not part of what guests and contractors load. */
async function beginChatSession() {
  const found = await import('./features/site-chat/session.ts').catch(() => null); // then the chat makes it when it opens
  found?.siteChatSession();
}
