import { connect } from 'node:net';

export type RawAnswer = {
  /** 0 when the socket was closed without an answer. */
  status: number;
  headers: string;
  /** Every byte that came, until reading stopped. */
  all: string;
};

type Manner = {
  pauseMs?: number;
  /** Reads on until the server closes the socket, rather than to the end of the first answer's headers. */
  untilClosed?: boolean;
};

/** Sends bytes as they are, in pieces with pauses between, and reads what comes back. */
export function rawHttp(
  port: number,
  pieces: (string | Buffer)[],
  { pauseMs = 0, untilClosed = false }: Manner = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let all = '';
    const socket = connect(port, '127.0.0.1');
    const done = () => {
      clearInterval(next);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(all)?.[1] ?? 0);
      resolve({ status, headers: all.split('\r\n\r\n')[0]?.toLowerCase() ?? '', all });
    };
    const waiting = [...pieces];
    const send = () => {
      const piece = waiting.shift();
      if (piece !== undefined && !socket.destroyed) socket.write(piece);
    };
    const next = setInterval(send, pauseMs);
    socket.on('data', (chunk) => {
      all += chunk.toString('latin1');
      if (!untilClosed && all.includes('\r\n\r\n')) done();
    });
    socket.on('error', () => {}); // a reset is an end too
    socket.on('close', done);
  });
}
