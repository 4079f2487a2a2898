// The personal link of a stay: 128 bits of HMAC over its id and version, so that a new version ends the old links.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Vault } from '#server/platform/vault/port.ts';

const form = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.[\w-]{22}$/;

type LinkedStay = { id: string; link_version: number };

export function stayToken(vault: Vault, { id, link_version }: LinkedStay): string {
  const body = `${id}.${link_version}`;
  const mac = createHmac('sha256', vault.deriveKey('stay-links')).update(`stay-link:${body}`).digest().subarray(0, 16);
  return `${body}.${mac.toString('base64url')}`;
}

/** Of which stay and version a token is ours; whether that is the stay's current one, its row says. */
export function readStayToken(vault: Vault, token: string): LinkedStay | undefined {
  const [, id = '', version = ''] = form.exec(token) ?? [];
  if (!id) return undefined;
  const stay = { id, link_version: Number(version) };
  const [given, expected] = [Buffer.from(token), Buffer.from(stayToken(vault, stay))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? stay : undefined;
}

/** Behind the fragment, which no server log and no referrer sees. */
export const personalLink = (vault: Vault, guestLink: string, stay: LinkedStay): string =>
  `${guestLink}#stay=${stayToken(vault, stay)}`;
