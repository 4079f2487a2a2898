import type pg from 'pg';
import type { Logger } from 'pino';
import { LastingClient } from '#server/db/lasting.ts';
import { type EventSignal, eventChannel, readSignal } from './events.ts';
import { Stream, type Subscription } from './live-stream.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { readSoFar, replyChannel } from './reply-so-far.ts';

/** Commit → NOTIFY → this node's listener → every stream that may see it; the same on every node. */
export type Live = {
  /**
   * @param accepts decides per event; a stream ends when `signal` aborts, when it lags too far, or on `close()`
   * @param repliesOf the conversation of which it is told replies while they are being made
   */
  subscribe(accepts: (event: EventSignal) => boolean, signal?: AbortSignal, repliesOf?: string): Subscription;
  /** Calls back with the payload of a channel's notifications. */
  onSignal(channel: string, hear: (payload: string) => void): Promise<void>;
  /**
   * Calls back whenever signals may have been missed, as the line is cut and as it is there again: what was concluded
   * from their absence no longer holds.
   */
  onGap(hear: (isBack: boolean) => void): void;
  /** Ends every stream, also those that begin from now on: their readers come again, to another node. */
  endStreams(): void;
  /** Resolves once every signal that was committed before has been heard on this node. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

export async function startLive(connection: pg.ClientConfig, log: Logger): Promise<Live> {
  const streams = new Set<Stream>();
  let ended = false;
  const endStreams = () => {
    ended = true;
    for (const stream of streams) stream.close();
  };
  const hearers = new Map<string, (payload: string) => void>();
  const gapHearers = new Set<(isBack: boolean) => void>();
  const publish = (payload: string) => {
    const event = readSignal(payload, log);
    for (const stream of streams) stream.offer(event);
  };
  hearers.set(eventChannel, publish);
  hearers.set(replyChannel, (payload) => {
    const soFar = readSoFar(payload, log);
    if (soFar) for (const stream of streams) stream.offerReply(soFar);
  });
  const listener = await keepListening(connection, hearers, log, (isBack) => {
    // What was notified while the line was down is unknown: streams end, clients resume from their last id.
    for (const stream of streams) stream.close();
    for (const hear of gapHearers) hear(isBack);
  });
  return {
    subscribe(accepts, signal, repliesOf) {
      const stream = new Stream(accepts, repliesOf, () => streams.delete(stream));
      if (ended) stream.close();
      else streams.add(stream);
      signal?.addEventListener('abort', () => stream.close(), { once: true });
      return stream;
    },
    async onSignal(channel, hear) {
      hearers.set(channel, hear);
      await listener.listen(channel);
    },
    onGap: (hear) => void gapHearers.add(hear),
    settled: () => listener.settled(),
    endStreams,
    async stop() {
      endStreams();
      await listener.stop();
    },
  };
}

const settling = 'porchlight_settling';

/** Between two tries to come back: a refused one costs next to nothing, and until then nobody hears of anything. */
const firstWaitMs = 100;
const longestWaitMs = 1000;

/** One connection that listens for life and comes back by itself. */
async function keepListening(
  connection: pg.ClientConfig,
  hearers: Map<string, (payload: string) => void>,
  log: Logger,
  onGap: (isBack: boolean) => void,
) {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new LastingClient({
      ...connection,
      application_name: 'porchlight listener',
      keepAlive: true,
      query_timeout: 2000,
    });
    fresh.on('notification', (n) => hearers.get(n.channel)?.(n.payload ?? ''));
    fresh.on('error', (error) => log.warn({ err: error }, 'listener lost its connection'));
    try {
      await fresh.connect();
      for (const channel of hearers.keys()) await fresh.query(`listen ${channel}`);
    } catch (error) {
      // One that is connected and deaf would stay open beside the next try.
      fresh.end().catch(() => {});
      throw error;
    }
    // Only now: one that never came to listen ends too, and its caller tries again by itself.
    fresh.on('end', () => {
      if (stopped) return;
      onGap(false);
      reconnect(firstWaitMs).catch((error) => log.error({ err: error }, 'listener gave up'));
    });
    return fresh;
  }

  async function reconnect(wait: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (stopped) return;
    try {
      client = await connect();
      if (stopped) await client.end();
      else onGap(true);
    } catch (error) {
      log.warn({ err: error }, 'listener could not come back yet');
      await reconnect(Math.min(wait * 2, longestWaitMs));
    }
  }

  return {
    listen: async (channel: string) => void (await client.query(`listen ${channel}`)),
    // A signal of its own makes PostgreSQL send this connection all that wait before it says that the query is done.
    settled: oneAtATime(() =>
      client.query(`notify ${settling}`).then(
        () => {},
        () => onGap(false),
      ),
    ),
    async stop() {
      stopped = true;
      await client.end();
    },
  };
}
