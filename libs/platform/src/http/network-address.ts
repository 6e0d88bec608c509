import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS_OF_A_SITE = 4;

/**
 * The address is the IPv4 address itself, or the /64 of an IPv6 one, which one household has. A disconnected client has
 * no address.
 */
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

const privateAddress = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/**
 * A caller inside the network belongs to operations or is a probe; its call comes neither from the internet nor through
 * a proxy.
 */
export function isFromInside({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isForwarded && privateAddress.test(socket.remoteAddress ?? '');
}
