import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { safeHeaders } from './security-headers.ts';

/**
 * How long a request may take to arrive (attacks send a byte a minute), in milliseconds; what takes longer is answered
 * 408 and closed.
 */
export const patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  /** A picture over a weak line: as long as the page waits for it, and a little. */
  uploadMs: 100_000,
  /** What is still being answered when the server stops. */
  endMs: 3000,
  /** Sockets are looked at this often. */
  checkMs: 1000,
};

/**
 * A server that answers in our own words, with our own headers, what never becomes a request: too slow, too long, not
 * HTTP.
 */
export function impatientServer(times: typeof patience, handle: RequestListener): Server {
  const options = {
    headersTimeout: times.headersMs,
    requestTimeout: times.uploadMs,
    connectionsCheckingInterval: times.checkMs,
    requireHostHeader: false, // a request without one is refused as one that nobody understands, in our own words
  };
  const server = createServer(options, (incoming, outgoing) => {
    answering.set(incoming.socket, outgoing);
    if (!isUpload(incoming)) hurry(incoming, times.bodyMs);
    handle(incoming, outgoing);
  });
  return server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) =>
    refuse(socket, refusals.get(code ?? '') ?? badRequest),
  );
}

const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/') ?? false;

/** Node has one patience for all bodies, and pictures need the longest. */
function hurry(incoming: IncomingMessage, bodyMs: number): void {
  if (!incoming.headers['content-length'] && !incoming.headers['transfer-encoding']) return;
  const late = setTimeout(() => incoming.complete || refuse(incoming.socket, tooSlow), bodyMs);
  incoming.once('close', () => clearTimeout(late));
}

const badRequest = '400 Bad Request';
const tooSlow = '408 Request Timeout';
/** By Node's name for what went wrong before there was a request. */
const refusals = new Map<string, string>(
  Object.entries({
    ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  }),
);

/** What was last answered on a socket, or is being. */
const answering = new WeakMap<Duplex, ServerResponse>();

/** An answer past the app, unless another is half said: the socket is of no more use. */
function refuse(socket: Duplex, status: string): void {
  const last = answering.get(socket);
  if (!socket.writable || (last?.headersSent && !last.writableFinished)) return void socket.destroy();
  const lines = Object.entries({ ...safeHeaders, connection: 'close', 'content-length': '0' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n`, () => socket.destroy());
}
