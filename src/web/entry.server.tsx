import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { StaticPage } from './islands/static.tsx';
import type { Handle } from './root.tsx';

/** Runs at build time only, once for every prerendered path and once for the shell of the signed-in screens. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(
    <StaticPage value={isStatic(context) ? staticPage(context) : null}>
      <ServerRouter context={context} url={request.url} />
    </StaticPage>,
  );
  await stream.allReady;
  headers.set('content-type', 'text/html');
  return new Response(stream, { status, headers });
}

function staticPage({ manifest }: EntryContext) {
  return {
    scripts: [manifest.hmr?.runtime, manifest.entry.module].filter((src) => src !== undefined),
    renderIsland: (node: ReactNode, identifierPrefix: string) => renderToString(node, { identifierPrefix }),
  };
}

/** The shell is rendered as `/` too, so its matches would say "static": it must keep its scripts. */
function isStatic(context: EntryContext) {
  if (context.isSpaMode) return false;
  return context.staticHandlerContext.matches.some((match) => {
    const handle = context.routeModules[match.route.id]?.handle as Handle | undefined; // the router types it unknown
    return handle?.static === true;
  });
}
