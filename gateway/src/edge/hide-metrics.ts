import { DomainError } from '@deepam/platform';
import type { FastifyInstance } from 'fastify';

const privateAddress = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

/** /metrics is for operations inside the network: not for the internet, and not through a proxy. */
export function hideMetrics(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (request.url.split('?', 1)[0] !== '/metrics') return;
    const isInside = privateAddress.test(request.socket.remoteAddress ?? '');
    if (!isInside || request.headers['x-forwarded-for'] !== undefined) throw new DomainError('REQUEST.NOT_FOUND');
  });
}
