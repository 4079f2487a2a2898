import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, unzip } from 'node:zlib';
import * as copyInEnglish from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type Guard, guardedRequest, refusalOf, wordsFor } from '#server/platform/outbound/guarded-request.ts';
import { UnreadPageError, type WebPage, type WebPages } from './port.ts';

const copy = spoken(copyInEnglish);

/** For all of it: every redirect and the last byte. */
const patienceMs = 15_000;
const mostRedirects = 4;
/** As sent, and once more as unpacked. */
const mostBytes = 3 * 1024 * 1024;

const readable = ['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown', 'application/pdf'];

/** Through the guarded door out (`outbound/guarded-request.ts`), which looks at each redirect anew. Sends no cookie. */
export const createHttpsPages = (guard: Guard): WebPages => ({
  async read(address) {
    const signal = AbortSignal.timeout(patienceMs);
    let at = address;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const refusal = refusalOf(at, guard);
      if (refusal) throw new UnreadPageError(redirects ? fill(copy.leadsElsewhere, { why: refusal }) : refusal);
      const answer = await ask(new URL(at), signal, guard);
      const { location } = answer.headers;
      const status = answer.statusCode ?? 0;
      if (status < 300 || status >= 400 || !location) return pageOf(answer, at);
      answer.destroy();
      if (!URL.canParse(location, at)) throw new UnreadPageError(copy.leadsNowhere);
      at = withoutHash(new URL(location, at));
    }
    throw new UnreadPageError(copy.leadsNowhere);
  },
});

const withoutHash = (url: URL): string => {
  url.hash = '';
  return url.href;
};

const ask = (url: URL, signal: AbortSignal, guard: Guard) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      accept: 'text/html, text/plain, application/pdf',
      'accept-encoding': 'identity',
      'user-agent': 'Porchlight',
    };
    const call = guardedRequest(url, { method: 'GET', headers, signal }, guard);
    call.on('response', resolve);
    call.on('error', (error) => reject(new UnreadPageError(wordsFor(error))));
    call.end();
  });

async function pageOf(answer: IncomingMessage, address: string): Promise<WebPage> {
  const status = answer.statusCode ?? 0;
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const refusal =
    status !== 200 ? fill(copy.pageRefused, { status }) : readable.includes(type) ? undefined : copy.pageIsNoText;
  if (refusal) {
    answer.destroy();
    throw new UnreadPageError(refusal);
  }
  return { bytes: await unpacked(answer, await bytesOf(answer)), type, address };
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > mostBytes) break; // leaving the loop ends the connection
      parts.push(part);
    }
  } catch (error) {
    throw new UnreadPageError(wordsFor(error instanceof Error ? error : new Error(String(error))));
  }
  if (length > mostBytes) throw new UnreadPageError(copy.pageTooLarge);
  return Buffer.concat(parts);
}

/** Some pack what they send though nobody asked for it. */
async function unpacked({ headers }: IncomingMessage, bytes: Buffer): Promise<Buffer> {
  const encoding = headers['content-encoding'];
  if (!encoding || encoding === 'identity') return bytes;
  const limits = { maxOutputLength: mostBytes };
  const unpacking = encoding === 'br' ? promisify(brotliDecompress)(bytes, limits) : promisify(unzip)(bytes, limits);
  return unpacking.catch(() => {
    throw new UnreadPageError(copy.pageTooLarge);
  });
}
