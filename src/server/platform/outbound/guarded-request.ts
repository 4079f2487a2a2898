// The one door out to addresses that a customer named: webhooks go through it, and pages are read through it.
import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import * as copyInEnglish from '#contract/messages/en/developers/answers.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { isPublicAddress } from './public-address.ts';

const copy = spoken(copyInEnglish);

/** `privateToo` lets plain http and private networks be called: for trying things out, never where others sign up. */
export type Guard = { privateToo: boolean };

type Call = { method: 'GET' | 'POST'; headers: Record<string, string | number>; signal: AbortSignal };

/** A sentence when an address is refused before anything is sent there. */
export function refusalOf(address: string, { privateToo }: Guard): string | undefined {
  if (!URL.canParse(address)) return copy.addressNotWhole;
  const { protocol, username, password, hostname, hash } = new URL(address);
  if (protocol !== 'https:' && !(privateToo && protocol === 'http:')) return copy.addressNotSecure;
  if (username || password) return copy.addressWithPassword;
  if (hash) return copy.addressWithHash;
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!privateToo && ((isIP(literal) && !isPublicAddress(literal)) || isLocalName(literal)))
    return copyInEnglish.addressPrivate;
  return undefined;
}

const isLocalName = (name: string) => /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(name);

/** Over TLS, to public addresses only; the address that is connected to is the one that was looked at. Follows nothing. */
export function guardedRequest(url: URL, call: Call, { privateToo }: Guard): ClientRequest {
  const request = url.protocol === 'https:' ? secure : plain;
  return request(url, { ...call, agent: false, ...(!privateToo && { lookup: lookUpPublic }) });
}

/** As the system looks names up, without the addresses that are nobody's business. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    const [first, ...more] = found.filter(({ address }) => isPublicAddress(address));
    if (!first) return done(Object.assign(new Error(copyInEnglish.addressPrivate), { code: 'EPRIVATE' }), '', 0);
    return options.all ? done(null, [first, ...more] as LookupAddress[]) : done(null, first.address, first.family);
  });
};

/** Why nobody answered, in a sentence. */
export function wordsFor(error: NodeJS.ErrnoException): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return copy.noAnswer;
  return words.get(error.code ?? '') ?? fill(copy.connectionFailed, { code: error.code ?? error.name });
}

const words = new Map<string, string>(
  Object.entries({
    EPRIVATE: copyInEnglish.addressPrivate,
    ENOTFOUND: copyInEnglish.noSuchName,
    EAI_AGAIN: copyInEnglish.nameNotFound,
    ECONNREFUSED: copyInEnglish.connectionRefused,
    ECONNRESET: copyInEnglish.connectionCut,
  }),
);
