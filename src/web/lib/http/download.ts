import { fetchSignedIn } from '../session/session.ts';
import { unreachable } from './refusals.ts';
import { RestError, throwRefusal } from './rest.ts';
import { retryUntilAnswered } from './retry.ts';

/**
 * Fetches a file under /api/v1 as the signed-in person of this tab and has the browser save it; with a body it is posted.
 * Throws RestError.
 */
export async function downloadFile(path: string, body?: object): Promise<void> {
  const posted = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  const request = new Request(`/api/v1${path}`, { credentials: 'omit', ...posted });
  const send = () => fetchSignedIn(request.clone());
  const answer = await retryUntilAnswered(send, { mayHaveBeenDone: !posted }).catch(() => {
    throw new RestError(0, unreachable);
  });
  await throwRefusal(answer);
  const file = await answer.blob().catch(() => {
    throw new RestError(0, unreachable);
  });
  saveFile(file, nameIn(answer.headers.get('content-disposition')) ?? 'porchlight');
}

/** Has the browser save what is here already. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin to read it only after the click
}

/** The `filename*` of RFC 6266 before the plain one. */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
}
