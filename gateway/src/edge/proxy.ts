import replyFrom from '@fastify/reply-from';
import { publicEndpoints, type Endpoint } from '@deepam/contracts';
import { currentContext, DomainError, type TokenVerifier } from '@deepam/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowAtTheEdge } from './allow-at-the-edge.js';
import { upstreamsOf } from './upstreams.js';
import type { GatewayConfig } from '../config.js';

/** Headers that the gateway alone may set towards a service. */
const ownHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Every public endpoint of a service becomes a route that streams to it and back; bodies are never parsed or buffered here.
 * A service that does not answer gives SERVER.UNAVAILABLE.
 */
export async function registerProxy(
  instance: FastifyInstance,
  config: GatewayConfig,
  verifier: TokenVerifier,
): Promise<void> {
  const upstreams = upstreamsOf(config);
  await instance.register(async (edge) => {
    await edge.register(replyFrom, {
      undici: {
        connections: 128,
        pipelining: 1,
        headersTimeout: config.UPSTREAM_TIMEOUT_MS,
        // Event streams are quiet for long.
        bodyTimeout: 0,
        keepAliveTimeout: 30_000,
      },
      // A repeated call is the client's decision, with its Idempotency-Key.
      maxRetriesOn503: 0,
      disableRequestLogging: true,
    });
    for (const endpoint of publicEndpoints) {
      if (endpoint.service !== 'gateway') route(edge, endpoint, upstreams[endpoint.service], verifier);
    }
  });
}

function route(edge: FastifyInstance, endpoint: Endpoint, upstream: string, verifier: TokenVerifier): void {
  edge.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: (request) => allowAtTheEdge(request, endpoint, verifier),
    handler: (request, reply) =>
      // The query goes along unread: the service judges it.
      reply.from(upstream + plainPathOf(request), {
        rewriteRequestHeaders: (_request, headers) => withOwnHeaders(request, headers),
        onError: (failed, { error }) => {
          request.log.error({ upstream: endpoint.service, fault: error.message }, 'a service did not answer');
          void failed.send(new DomainError('SERVER.UNAVAILABLE', { cause: error }));
        },
      }),
  });
}

/**
 * The path without its query.
 * @throws DomainError REQUEST.MALFORMED when it climbs by an encoded `..`
 */
function plainPathOf({ url }: FastifyRequest): string {
  const [path = '/'] = url.split('?', 1);
  if (/\.\.\/|\/\.\./.test(decodeURIComponent(path))) throw new DomainError('REQUEST.MALFORMED');
  return path;
}

function withOwnHeaders<H extends Record<string, unknown>>(request: FastifyRequest, headers: H): H {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
  return {
    ...kept,
    'x-forwarded-for': request.ip,
    'x-correlation-id': currentContext()?.correlationId,
  } as unknown as H;
}
