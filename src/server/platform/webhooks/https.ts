import { type LookupAddress, lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import * as copy from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { UndeliveredError, type WebhookSender } from './port.ts';
import { isPublicAddress } from './public-address.ts';

/** From the first byte out to the answer's first byte in. */
const patienceMs = 20_000;

type Options = {
  /** Lets plain http and private networks be called: for trying things out, never for a server others share. */
  privateToo: boolean;
};

/**
 * Over TLS, to public addresses only; the address that is connected to is the one that was looked at. Follows no
 * redirect.
 */
export function createHttpsWebhooks({ privateToo }: Options): WebhookSender {
  const refuses = (address: string) => refusalOf(address, privateToo);
  return {
    refuses,
    async post({ url, headers, body }) {
      const refusal = refuses(url);
      if (refusal) throw new UndeliveredError(refusal);
      return send(new URL(url), headers, body, privateToo);
    },
  };
}

function refusalOf(address: string, privateToo: boolean): string | undefined {
  if (!URL.canParse(address)) return copy.addressNotWhole;
  const { protocol, username, password, hostname, hash } = new URL(address);
  if (protocol !== 'https:' && !(privateToo && protocol === 'http:')) return copy.addressNotSecure;
  if (username || password) return copy.addressWithPassword;
  if (hash) return copy.addressWithHash;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!privateToo && ((isIP(literal) && !isPublicAddress(literal)) || isLocalName(literal))) return copy.addressPrivate;
  return undefined;
}

const isLocalName = (name: string) => /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(name);

function send(url: URL, headers: Record<string, string>, body: string, privateToo: boolean) {
  const request = url.protocol === 'https:' ? secure : plain;
  return new Promise<{ status: number; retryAfter: string | null }>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      ...(!privateToo && { lookup: lookUpPublic }),
    });
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      answer.destroy(); // its words are nobody's business here
    });
    call.on('error', (error) => reject(new UndeliveredError(wordsFor(error))));
    call.end(body);
  });
}

/** As the system looks names up, without the addresses that are nobody's business. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first, ...more] = found.filter(({ address }) => isPublicAddress(address));
    if (!first) return done(Object.assign(new Error(copy.addressPrivate), { code: 'EPRIVATE' }), '', 0);
    return options.all ? done(null, [first, ...more] as LookupAddress[]) : done(null, first.address, first.family);
  });
};

function wordsFor(error: NodeJS.ErrnoException): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return copy.noAnswer;
  return words.get(error.code ?? '') ?? fill(copy.connectionFailed, { code: error.code ?? error.name });
}

const words = new Map<string, string>(
  Object.entries({
    EPRIVATE: copy.addressPrivate,
    ENOTFOUND: copy.noSuchName,
    EAI_AGAIN: copy.nameNotFound,
    ECONNREFUSED: copy.connectionRefused,
    ECONNRESET: copy.connectionCut,
  }),
);
