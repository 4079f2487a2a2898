import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Delivered = { path: string; headers: Record<string, string>; body: string };
type Answer = { status: number; headers?: Record<string, string> };

export type WebhookReceiver = {
  /** Without a slash at its end. */
  url: string;
  /** What came to a path, in its order. */
  to(path: string): Delivered[];
  /** What it answers from now on; 200 at first. */
  answer(next: Answer): void;
  close(): void;
};

/** An owner's own server: it keeps what it is told and answers what it is set to. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const delivered: Delivered[] = [];
  let next: Answer = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      delivered.push({ path: request.url ?? '', headers: asTexts(request.headers), body });
      response.writeHead(next.status, next.headers).end('no');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    to: (path) => delivered.filter((one) => one.path === path),
    answer: (answer) => {
      next = answer;
    },
    close: () => void server.close(),
  };
}

const asTexts = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
