import { publicEndpoints, type Endpoint } from '@deepam/contracts';
import { DomainError, type TokenVerifier } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { allowAtTheEdge } from './allow-at-the-edge.js';
import { Forwarding } from './forwarding.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { upstreamsOf } from './upstreams.js';
import type { GatewayConfig } from '../config.js';

/**
 * Every public endpoint of a service becomes a route that streams to it and back; bodies are never parsed or buffered here.
 * A service that does not answer gives SERVER.UNAVAILABLE. Nothing is repeated: that is the client's decision, with its
 * Idempotency-Key.
 */
export function registerProxy(instance: FastifyInstance, config: GatewayConfig, verifier: TokenVerifier): void {
  const logger = new Logger('Proxy');
  const pools = Object.entries(upstreamsOf(config)).map(([name, origin]) => [name, poolOf(origin, config)] as const);
  for (const [name, pool] of pools) {
    const endpoints = publicEndpoints.filter(({ service }) => service === name);
    for (const endpoint of endpoints) route(instance, endpoint, { pool, verifier, logger });
  }
  instance.addHook('onClose', async () => {
    await Promise.all(pools.map(([, pool]) => pool.destroy()));
  });
}

const poolOf = (origin: string, { UPSTREAM_TIMEOUT_MS }: GatewayConfig): Pool =>
  new Pool(origin, {
    connections: 128,
    pipelining: 1,
    headersTimeout: UPSTREAM_TIMEOUT_MS,
    // Event streams are quiet for long.
    bodyTimeout: 0,
    keepAliveTimeout: 30_000,
  });

interface Way {
  readonly pool: Pool;
  readonly verifier: TokenVerifier;
  readonly logger: Logger;
}

function route(instance: FastifyInstance, endpoint: Endpoint, { pool, verifier, logger }: Way): void {
  instance.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: (request) => allowAtTheEdge(request, endpoint, verifier),
    handler: (request, reply) => {
      refuseClimbing(request);
      const forwarding = new Forwarding(request, reply, (fault) =>
        logger.error(`${endpoint.service} did not answer ${endpoint.name}: ${fault.message}`),
      );
      pool.dispatch(
        {
          // The query goes along unread: the service judges it.
          path: request.url,
          method: request.method as 'GET',
          headers: forwardedHeaders(request),
          body: request.body as FastifyRequest['raw'] | undefined,
        },
        forwarding,
      );
    },
  });
}

/** @throws DomainError REQUEST.MALFORMED when the path climbs by an encoded `..` */
function refuseClimbing({ url }: FastifyRequest): void {
  if (!url.includes('%')) return;
  const [path = '/'] = url.split('?', 1);
  if (/\.\.\/|\/\.\./.test(decodeURIComponent(path))) throw new DomainError('REQUEST.MALFORMED');
}
