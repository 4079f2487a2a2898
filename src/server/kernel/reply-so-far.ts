// What is said of a reply while it is being made, to whoever listens on any node. No row holds it.
import type { Logger } from 'pino';
import { ReplySoFar } from '#contract/events.ts';
import type { UnitOfWork } from './transaction.ts';

export const replyChannel = 'porchlight_replies';

/** What PostgreSQL takes in one NOTIFY is 8,000 bytes: what is longer is told with the message. */
const mostBytes = 7900;

export async function tellSoFar({ client }: UnitOfWork, soFar: ReplySoFar): Promise<void> {
  const payload = JSON.stringify(soFar);
  if (Buffer.byteLength(payload) > mostBytes) return;
  await client.query('select pg_notify($1, $2)', [replyChannel, payload]);
}

/** Undefined for what this version cannot read: another node runs a later one. */
export function readSoFar(payload: string, log: Logger): ReplySoFar | undefined {
  const read = ReplySoFar.safeParse(JSON.parse(payload));
  if (!read.success) log.error({ channel: replyChannel }, 'a reply so far could not be read');
  return read.data;
}
