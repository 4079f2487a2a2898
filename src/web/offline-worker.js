// Opens one page without a network: its document and its scripts, styles and typefaces, as they were when the page last
// had one. It keeps nothing that anybody's data stands in, and answers no other request.
// tools/build/offline-worker.ts puts `offlinePages` before it: which page has which files, in this build.
(() => {
  const { pathname } = new URL(self.registration.scope);
  const { document, files, version } = self.offlinePages[pathname];
  const ofPage = `porchlight.page.${pathname}.`;
  const name = ofPage + version;
  const patience = 4000; // milliseconds until a line that says nothing is as good as none

  async function keepFiles() {
    const cache = await caches.open(name);
    await cache.addAll([new Request(document, { cache: 'no-cache' }), ...files]);
  }

  async function dropOlder() {
    const names = await caches.keys();
    await Promise.all(names.filter((one) => one.startsWith(ofPage) && one !== name).map((one) => caches.delete(one)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  }

  const kept = async (path) => (await caches.open(name)).match(path);
  const late = () => new Promise((done) => setTimeout(done, patience));

  /** The server's own page, where it can be had; another address under the page's leads to the page. */
  async function openPage({ request, preloadResponse }) {
    const fromServer = preloadResponse.then((answer) => answer ?? fetch(request));
    const answer = await Promise.race([fromServer, late()]).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    const path = new URL(request.url).pathname;
    if (pathname === '/dashboard' && path !== pathname) return Response.redirect(pathname);
    return (await kept(document)) ?? fromServer;
  }

  addEventListener('install', (event) => event.waitUntil(keepFiles()));
  addEventListener('activate', (event) => event.waitUntil(dropOlder()));
  addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname: path } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(openPage(event));
    else if (path.startsWith('/assets/')) event.respondWith(kept(path).then((file) => file ?? fetch(request)));
  });
})();
