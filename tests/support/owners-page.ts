import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of an owner's own, on an origin that is not ours; `stranger` is the same server by another name. */
export type OwnersSite = { page: string; stranger: string; show: (html: string) => void; close: () => Promise<void> };

/**
 * Serves one page at every address, under a policy as strict as an owner may have: scripts, requests and frames of
 * Porchlight alone, no inline style, and no HTML from scripts.
 */
export async function openOwnersSite(porchlight: string): Promise<OwnersSite> {
  let html = '';
  const policy = [
    ...["default-src 'none'", "style-src 'self'", "require-trusted-types-for 'script'"],
    ...[
      `script-src ${porchlight}`,
      `connect-src ${porchlight}`,
      `frame-src 'self' http://localhost:* http://127.0.0.1:*`,
    ],
  ].join('; ');
  const server = createServer(({ url }, answer) => {
    if (url === '/favicon.ico') return answer.writeHead(204).end();
    return answer.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    page: `http://127.0.0.1:${port}`,
    stranger: `http://localhost:${port}`,
    show: (body) => {
      html = `<!doctype html><html lang="en"><head><title>Cedar Cottage</title><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main><h1>Cedar Cottage</h1><p>Two beds by the river.</p><button>Book now</button></main>${body}</body></html>`;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
