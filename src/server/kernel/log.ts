import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

/**
 * What is kept of an error, in a log or with a failed job: never the values of a query, nor what a driver hangs on its
 * errors.
 */
type ErrorWords = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  frames: string[];
  cause?: ErrorWords;
};

/** The log of a node. An error goes under `err`; who is asked and what was sent stays out of it. */
export const createLog = (level: string, to: DestinationStream = pino.destination(2)): Logger =>
  pino({ level, redact: ['*.password', '*.authorization'], serializers: { err: errorWords } }, to);

export function errorWords(thrown: unknown): ErrorWords {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), frames: [] };
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }; // what the driver and Node add
  return {
    type: thrown.name,
    message: thrown instanceof DrizzleQueryError ? `Failed query: ${thrown.query}` : thrown.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    frames: (thrown.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(thrown.cause !== undefined && { cause: errorWords(thrown.cause) }),
  };
}
