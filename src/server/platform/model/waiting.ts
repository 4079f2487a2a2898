import { ModelError } from './port.ts';

/** Whoever names a later time than this is asked again all the same. */
const longestMs = 300_000;

/** Too many requests, not there for a while, and what Anthropic calls overloaded. */
const busy = new Set([429, 503, 529]);

/**
 * `fetch` for one vendor, which is not asked again before the time that it named when it had too much to do: until
 * then every call fails at once, and costs neither side anything.
 *
 * @param now milliseconds of a clock that only goes on
 */
export function waiting(ask: typeof fetch, now: () => number = () => performance.now()): typeof fetch {
  let until = 0;
  return async (input, init) => {
    if (now() < until) throw new ModelError('down', 'The vendor named a later time.');
    const answer = await ask(input, init);
    if (busy.has(answer.status)) until = now() + Math.min(millisecondsNamed(answer.headers), longestMs);
    return answer;
  };
}

/** `retry-after` is a number of seconds, or a time by the vendor's own clock; 0 where it names none. */
function millisecondsNamed(headers: Headers): number {
  const named = headers.get('retry-after') ?? '';
  const wait = /^\s*\d+(\.\d+)?\s*$/.test(named)
    ? Number(named) * 1000
    : Date.parse(named) - Date.parse(headers.get('date') ?? '');
  return Number.isFinite(wait) && wait > 0 ? wait : 0;
}
