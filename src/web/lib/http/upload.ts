import { inOwnLanguage } from './own-language.ts';
import { isOwnRefusal, refusalFor, unreachable } from './refusals.ts';
import { RestError } from './rest.ts';

export type Upload = {
  file: Blob;
  /** The file's name as the server sees it. */
  name: string;
  /** Sent beside the file. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** 0 to 1, as the bytes leave. */
  onProgress?: (share: number) => void;
  /** Hears an answer's headers, whatever it says. */
  onHeaders?: (header: (name: string) => string | null) => void;
  /** Aborted, it throws like a line that was cut. */
  signal?: AbortSignal;
};

const patience = 90_000; // a photo over a weak line, in milliseconds

/**
 * Posts one file as the form field `file` under /api/v1, telling how far it is, which `fetch` cannot. Throws RestError.
 */
export function upload<T>(path: string, parts: Upload): Promise<T> {
  const { file, name, fields = {}, headers = {}, onProgress, onHeaders, signal } = parts;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', file, name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new RestError(0, unreachable));
    request.open('POST', `/api/v1${path}`);
    request.responseType = 'json';
    request.timeout = patience;
    for (const [header, value] of Object.entries({ ...inOwnLanguage, ...headers }))
      request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    if (signal?.aborted) return fail();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.onload = () => {
      onHeaders?.((header) => request.getResponseHeader(header));
      const said: unknown = request.response; // null when it is no JSON
      if (request.status < 300 && said !== null)
        resolve(said as T); // the contract's output for this path
      else reject(new RestError(request.status, isOwnRefusal(said) ? said : refusalFor(request.status)));
    };
    request.send(form);
  });
}
