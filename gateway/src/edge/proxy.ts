import { PassThrough } from 'node:stream';
import { publicEndpoints, type Endpoint } from '@deepam/contracts';
import { DomainError, networkAddress } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import type { EdgeAccess } from './edge-access.js';
import { Forwarding } from './forwarding.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { SmallBodies } from './small-bodies.js';
import { laneOf, Upstreams } from './upstream.js';
import { upstreamsOf } from './upstreams.js';
import type { GatewayConfig } from '../config.js';

/**
 * Every public endpoint of a service becomes a route that forwards to it. A small body is taken in before a connection is used for
 * it; files pass through as they come. A service that does not answer gives SERVER.UNAVAILABLE. A read whose kept connection ends is
 * sent once more. Nothing else is repeated: that is the client's decision, with its Idempotency-Key.
 */
export function registerProxy(instance: FastifyInstance, config: GatewayConfig, access: EdgeAccess): void {
  const logger = new Logger('Proxy');
  const bodies = new SmallBodies(config.BODY_TIMEOUT_MS);
  const services = Object.entries(upstreamsOf(config)).map(
    ([name, origin]) => [name, new Upstreams(origin, config.UPSTREAM_TIMEOUT_MS)] as const,
  );
  for (const [name, upstreams] of services) {
    const endpoints = publicEndpoints.filter(({ service }) => service === name);
    for (const endpoint of endpoints) route(instance, endpoint, { upstreams, access, bodies, logger });
  }
  instance.addHook('preClose', (done) => {
    for (const [, upstreams] of services) upstreams.endStreams();
    done();
  });
  instance.addHook('onClose', async () => {
    await Promise.all(services.map(([, upstreams]) => upstreams.destroy()));
  });
}

interface Way {
  readonly upstreams: Upstreams;
  readonly access: EdgeAccess;
  readonly bodies: SmallBodies;
  readonly logger: Logger;
}

function route(instance: FastifyInstance, endpoint: Endpoint, way: Way): void {
  instance.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    // Not earlier: what is refused here has been counted by the rate limits.
    handler: (request, reply) => {
      forward(request, reply, endpoint, way).catch((error: unknown) => void reply.send(error));
    },
  });
}

async function forward(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, way: Way): Promise<void> {
  const caller = await way.access.allow(request, endpoint);
  refuseClimbing(request);
  const laneName = laneOf(endpoint, request.headers['content-type']);
  const whole = laneName === 'transfers' && endpoint.files ? null : await way.bodies.take(request);
  const { kept, single, lane } = way.upstreams.way(laneName);
  const leave = await lane.enter({
    caller,
    address: networkAddress(request.ip),
    onLeave: (left) => reply.raw.once('close', left),
  });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const send = (pool: Pool) => pool.dispatch(call, forwarding);
  const forwarding = new Forwarding(request, reply, {
    onEnd: leave,
    ...(isRead && { again: () => send(single) }),
    onError: (error) => way.logger.error(`${endpoint.service} did not answer ${endpoint.name}: ${error.message}`),
  });
  const call = {
    // The query goes along unread: the service judges it.
    path: request.url,
    method: request.method as 'GET',
    headers: forwardedHeaders(request),
    body: whole ?? streamed(request),
  };
  send(isRead ? kept : single);
}

/**
 * A body that passes through. Not the request itself: undici destroys what it no longer wants, and a client whose connection
 * is torn down while it sends may never read its answer.
 */
function streamed({ raw, body }: FastifyRequest): PassThrough | null {
  if (body === undefined || raw.readableEnded) return null;
  // Its error is known to whoever destroyed it.
  const passing = new PassThrough().on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) passing.destroy(new Error('The client broke off.'));
  });
  return raw.pipe(passing);
}

/** @throws DomainError REQUEST.MALFORMED when the path climbs by an encoded `..` */
function refuseClimbing({ url }: FastifyRequest): void {
  if (!url.includes('%')) return;
  const [path = '/'] = url.split('?', 1);
  if (/\.\.\/|\/\.\./.test(decodeURIComponent(path))) throw new DomainError('REQUEST.MALFORMED');
}
