import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { impatientServer, patience } from './refuse-sockets.ts';
import { safeHeaders } from './security-headers.ts';

const copy = spoken(copyInEnglish);

/** The address cannot be had; the message says so to the person at the terminal. */
export class CannotListen extends Error {}

type FetchCallback = Parameters<typeof getRequestListener>[0];

export type Listener = {
  port: number;
  /** From now on `fetch` answers; before, everything was told to wait. */
  serve(fetch: FetchCallback): void;
  /** Waits until nobody is being answered, at most `endMs`; then takes no new connections and closes what is left. */
  stop(): Promise<void>;
};

/**
 * Takes the port before anything else is started, so that a second start fails at once and changes nothing. @throws
 * CannotListen
 */
export async function listen(host: string, port: number, times = patience): Promise<Listener> {
  let answer: FetchCallback = () => plain(503, '{"status":"starting"}', { 'retry-after': '1' });
  const handle = getRequestListener((request, env) => answer(request, env), {
    errorHandler: () => plain(400, JSON.stringify({ code: 'BAD_REQUEST', message: copy.notUnderstood })),
  });
  const server = impatientServer(times, handle);
  const answering = new Set<ServerResponse>();
  server.on('request', (_, outgoing) => {
    answering.add(outgoing);
    outgoing.once('close', () => answering.delete(outgoing));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new CannotListen(sentence(error, host, port))));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(fetch) {
      answer = fetch;
    },
    async stop() {
      const late = performance.now() + times.endMs;
      while (answering.size > 0 && performance.now() < late) await new Promise((resolve) => setTimeout(resolve, 20));
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const plain = (status: number, body: string, headers = {}) =>
  new Response(body, { status, headers: { ...safeHeaders, 'content-type': 'application/json', ...headers } });

function sentence(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or start with another one: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this user does not have. Choose one above 1023: PORT=3000 npm start`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}
