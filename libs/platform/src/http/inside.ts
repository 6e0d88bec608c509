import type { FastifyRequest } from 'fastify';

const privateAddress = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** The caller is inside the network: operations and probes, not the internet, and not through a proxy. */
export function isFromInside({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return !isForwarded && privateAddress.test(socket.remoteAddress ?? '');
}
