import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address limits are counted by: the socket's own, unless that socket is the configured proxy, whose last
 * X-Forwarded-For entry then counts. A header sent by anybody else changes nothing.
 */
export function clientAddress(c: Context, trustedProxy: string | undefined): string {
  const socket = plain(getConnInfo(c).remote.address ?? 'unknown');
  const forwarded = socket === trustedProxy && c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf(plain(forwarded || socket));
}

/** An IPv4 address that arrived on an IPv6 socket is the same address. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/**
 * Whoever has one IPv6 address has the 2^64 of its network and could come from another each time: they count as one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = '', back] = address.split('%')[0]?.split('::') ?? [];
  const before = front.split(':').filter(Boolean);
  const after = back?.split(':').filter(Boolean) ?? [];
  const missing = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...missing, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
