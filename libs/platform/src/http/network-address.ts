import { isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_SITE = 4;

/** The IPv4 address itself, or the /64 of an IPv6 one, which one household has. A disconnected client has none. */
export function networkAddress(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  if (!ip.includes(':')) return ip;
  const ipv4 = mappedIpv4.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [bare = ip] = ip.split('%');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, GROUPS_OF_A_SITE).join(':')}::/64`;
}
