import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock/port.ts';

/** Private files are reached by links that name one file and end after an hour. */
export type FileLinks = {
  /** A path on this server, `/files/<expiry>/<signature>/<key>`. */
  urlFor(key: string): string;
  /** The key, if the link is whole and its hour is not over. */
  keyOf(expiry: string, signature: string, key: string): string | undefined;
};

export function createFileLinks(secret: Buffer, clock: Clock): FileLinks {
  const sign = (expiry: string, key: string) =>
    createHmac('sha256', secret).update(`${expiry}:${key}`).digest().subarray(0, 16);
  return {
    urlFor(key) {
      // Rounded down to a quarter of an hour: at most the hour, and a page read twice shows the same address, the browser its copy.
      const end = Math.floor((clock.now().getTime() / 1000 + limits.fileLinkSeconds) / 900) * 900;
      return `/files/${end}/${sign(String(end), key).toString('base64url')}/${key}`;
    },
    keyOf(expiry, signature, key) {
      if (!/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < clock.now().getTime()) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(expiry, key);
      return given.length === expected.length && timingSafeEqual(given, expected) ? key : undefined;
    },
  };
}
