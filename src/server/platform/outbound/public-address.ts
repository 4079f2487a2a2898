import { BlockList, isIP } from 'node:net';

/**
 * Networks that nobody outside them is meant to reach (IANA's special-purpose registries), clouds' metadata among them.
 */
const v4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only what is handed out to the public (2000::/3), less what wraps an IPv4 address or is for examples. */
const v6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const closed = new BlockList();
for (const [network = '', bits] of v4.map((range) => range.split('/'))) closed.addSubnet(network, Number(bits), 'ipv4');
for (const [network = '', bits] of v6.map((range) => range.split('/'))) closed.addSubnet(network, Number(bits), 'ipv6');
const handedOut = new BlockList();
handedOut.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && handedOut.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
