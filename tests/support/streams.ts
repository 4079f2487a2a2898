import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import type { Application } from '#server/application.ts';
import { publicUrl } from './application.ts';
import { patienceMs } from './waiting.ts';

export type TestStream = {
  /** Every event heard so far. */
  seen: LiveEvent[];
  /** What was said so far of replies that were being made. */
  replies: ReplySoFar[];
  /** The first event, heard already or still to come, that `fits`. @throws when the stream ends before */
  next(fits: (event: LiveEvent) => boolean): Promise<LiveEvent>;
  /** The same of replies that are being made. */
  nextReply(fits: (soFar: ReplySoFar) => boolean): Promise<ReplySoFar>;
  /** Settles when the server, or the reader, has ended it. */
  ended: Promise<void>;
  headers: Headers;
  close(): void;
};

/** Reads a live stream as the browser does: fetch, then lines of server-sent events. */
export async function openStream(
  application: Application,
  path: string,
  headers: Record<string, string>,
): Promise<TestStream> {
  const stop = new AbortController();
  const request = new Request(`${publicUrl}${path}`, { headers, signal: stop.signal });
  const answer = await application.app.request(request, undefined, {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`stream ${path}: ${answer.status}`);
  const seen: LiveEvent[] = [];
  const replies: ReplySoFar[] = [];
  let over = false;
  let wake = () => {};
  const reading = readStream(answer.body, (event) => {
    if (event.kind === 'reply.so_far') replies.push(event);
    else seen.push(event);
    wake();
  });
  // An abort is an end too.
  const ended = reading
    .catch(() => {})
    .then(() => {
      over = true;
      wake();
    });
  const nextOf = async <T>(heard: readonly T[], fits: (one: T) => boolean): Promise<T> => {
    for (;;) {
      const found = heard.find(fits);
      if (found) return found;
      if (over) throw new Error(`ended before such an event, after ${JSON.stringify(heard)}`);
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`no such event among ${JSON.stringify(heard)}`)), patienceMs);
        wake = () => {
          clearTimeout(late);
          resolve();
        };
      });
    }
  };
  return {
    seen,
    replies,
    next: (fits) => nextOf(seen, fits),
    nextReply: (fits) => nextOf(replies, fits),
    ended,
    headers: answer.headers,
    close: () => stop.abort(),
  };
}

/** Every event of a body of server-sent events, until it ends. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  hear: (event: LiveEvent | ReplySoFar) => void,
): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = block.split('\n').find((line) => line.startsWith('data:'));
      if (data && block.includes('event: message')) hear(JSON.parse(data.slice(5)));
    }
  }
}
