import { ModelError } from './port.ts';

/** No answer to a guest is as long as this; a server that goes on and on is hung up on. */
const mostBytes = 512 * 1024;

/**
 * `fetch`, whose answer ends with an error once it is too long. No redirect is followed: the key goes to one address
 * only.
 */
export const capped: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) throw new ModelError('garbage', 'The answer was too long.');
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: answer.status, statusText: answer.statusText, headers: answer.headers });
};
