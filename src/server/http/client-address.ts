import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address limits are counted by: the socket's own, unless that socket is the configured proxy, whose last
 * X-Forwarded-For entry then counts. A header sent by anybody else changes nothing.
 */
export function clientAddress(c: Context, trustedProxy: string | undefined): string {
  const socket = getConnInfo(c).remote.address ?? 'unknown';
  if (!trustedProxy || plain(socket) !== trustedProxy) return plain(socket);
  return c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || plain(socket);
}

/** An IPv4 address that arrived on an IPv6 socket is the same address. */
const plain = (address: string) => address.replace(/^::ffff:/, '');
