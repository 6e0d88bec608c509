import { DomainError, isFromInside } from '@deepam/platform';
import type { FastifyInstance } from 'fastify';

/** /metrics is only for operators inside the network, however the address is spelled. */
export function hideMetrics(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/metrics' && !isFromInside(request)) throw new DomainError('REQUEST.NOT_FOUND');
  });
}
