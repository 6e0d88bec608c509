import { DomainError, isFromInside } from '@deepam/platform';
import type { FastifyInstance } from 'fastify';

/** /metrics is for operations inside the network, however its address is written. */
export function hideMetrics(instance: FastifyInstance): void {
  instance.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === '/metrics' && !isFromInside(request)) throw new DomainError('REQUEST.NOT_FOUND');
  });
}
