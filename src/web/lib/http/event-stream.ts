import type { LiveEvent, ReplySoFar } from '#contract/events.ts';
import { delaysMs } from '../time/delays.ts';

/** Opens a stream of events, from after `lastEventId` when it is given. */
export type OpenStream = (options: {
  lastEventId: string | undefined;
  signal: AbortSignal;
}) => Promise<AsyncIterable<LiveEvent | ReplySoFar>>;

type Watch = {
  signal: AbortSignal;
  /** Where it begins (`live_from`); by what comes, when there is none. */
  from?: string | undefined;
  onEvent: (event: LiveEvent) => void;
  /** A reply that is being made: it is no place to resume after, and is not told again. */
  onReply?: (soFar: ReplySoFar) => void;
  /**
   * `live` on each (re)connection, `waiting` while it is down. After a second `live`, what is on screen may be stale.
   */
  onState?: (state: 'live' | 'waiting') => void;
};

const longestWait = 15_000;

/** A server that resumes a stream tells again what may have been missed, at most so far back: it is heard once. */
const remembered = 1000;

/**
 * Follows a live stream until it is aborted: resumes after the last event it saw, waits 200 ms and doubles while
 * the server cannot be reached. Ends by itself when the server says this reader may not listen (401, 403, 404).
 */
export async function watchEvents(open: OpenStream, { signal, from, onEvent, onReply, onState }: Watch): Promise<void> {
  let lastEventId = from;
  const heard = new Set<string>();
  let wait: number = delaysMs.firstRetry;
  while (!signal.aborted) {
    try {
      const stream = await open({ lastEventId, signal });
      onState?.('live');
      for await (const event of stream) {
        wait = delaysMs.firstRetry;
        if (event.kind === 'reply.so_far') {
          onReply?.(event);
          continue;
        }
        lastEventId = event.id;
        if (isNew(heard, event)) onEvent(event);
      }
    } catch (error) {
      if (signal.aborted || isFinal(error)) return;
    }
    onState?.('waiting');
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

function isNew(heard: Set<string>, { id, kind }: LiveEvent): boolean {
  if (kind === 'reset') return true;
  if (heard.has(id)) return false;
  heard.add(id);
  const [oldest] = heard;
  if (heard.size > remembered && oldest) heard.delete(oldest);
  return true;
}

/** Both clients' errors carry the HTTP status; a broken connection carries none. */
const isFinal = (error: unknown) =>
  error instanceof Error && 'status' in error && [401, 403, 404].includes(Number(error.status));

/** Waits, but not past an abort, and not once the browser says it is online again. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
