import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A line</title>' +
  '<meta name="description" content="A page of one line."><p>One line.</p></html>';

/** A page of one line and nothing else: what the machine and its browser need for any page. */
export async function serveBarePage(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html; charset=utf-8').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
}
