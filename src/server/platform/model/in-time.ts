import { ModelError } from './port.ts';

/** A client that does not stop when it is told to is not waited for. @throws ModelError `slow` */
export function inTime<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  const up = new Promise<never>((_, reject) => {
    const end = () => reject(new ModelError('slow', 'The time was up.'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([asked, up]);
}
