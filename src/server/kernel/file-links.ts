import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock/port.ts';

/**
 * Private files are reached by links that name one file and end after an hour, or with the session they were given to.
 */
export type FileLinks = {
  /** A path on this server, `/files/<expiry>/<holder>/<signature>/<key>`; the holder is a session's id or `-`. */
  urlFor(key: string): string;
  /** Links that end with this session. */
  heldBy(sessionId: string): FileLinks;
  /** What a link opens, if it is whole and its hour is not over. */
  read(link: FileLink): { key: string; sessionId?: string } | undefined;
};
export type FileLink = { expiry: string; holder: string; signature: string; key: string };

/** Guests and contractors have no session: their links end by the hour alone. */
const nobody = '-';

export function createFileLinks(secret: Buffer, clock: Clock): FileLinks {
  const sign = (expiry: string, holder: string, key: string) =>
    createHmac('sha256', secret).update(`${expiry}:${holder}:${key}`).digest().subarray(0, 16).toString('base64url');
  const linksOf = (holder: string): FileLinks => ({
    urlFor(key) {
      // Rounded down to a quarter of an hour: at most the hour, and a page read twice shows the same address.
      const end = String(Math.floor((clock.now().getTime() / 1000 + limits.fileLinkSeconds) / 900) * 900);
      return `/files/${end}/${holder}/${sign(end, holder, key)}/${key}`;
    },
    heldBy: linksOf,
    read({ expiry, holder, signature, key }) {
      if (!/^\d{1,12}$/.test(expiry) || Number(expiry) * 1000 < clock.now().getTime()) return undefined;
      // As text: many texts decode to the same bytes, and only one of them is the link.
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(expiry, holder, key))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return holder === nobody ? { key } : { key, sessionId: holder };
    },
  });
  return linksOf(nobody);
}
