import type { Endpoint } from '@deepam/contracts';
import { networkAddress, DomainError, noteUsedBuffers } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'undici';
import type { EdgeAccess } from './edge-access.js';
import { Forwarding } from './forwarding.js';
import { forwardedHeaders } from './forwarded-headers.js';
import { SmallBodies } from './small-bodies.js';
import { trafficClassOf, UpstreamPools } from './upstream-pools.js';
import { Transform } from 'node:stream';

export interface ForwardContext {
  readonly pools: UpstreamPools;
  readonly access: EdgeAccess;
  readonly bodies: SmallBodies;
  readonly logger: Logger;
}

export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  context: ForwardContext,
): Promise<void> {
  const caller = await context.access.authorize(request, endpoint);
  assertNoPathClimbing(request);
  const trafficClass = trafficClassOf(endpoint, request.headers['content-type']);
  const whole = trafficClass === 'transfers' && endpoint.files ? null : await context.bodies.readBody(request);
  const { kept, single, bulkhead } = context.pools.poolFor(trafficClass);
  const leave = await bulkhead.enter({
    caller,
    address: networkAddress(request.ip),
    onLeave: (left) => reply.raw.once('close', left),
  });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const send = (pool: Pool) => pool.dispatch(call, forwarding);
  const forwarding = new Forwarding(request, reply, {
    onEnd: leave,
    ...(isRead && { onRetry: () => send(single) }),
    onError: (error) => context.logger.error(`${endpoint.service} did not answer ${endpoint.name}: ${error.message}`),
  });
  const call = {
    // The query is forwarded unread, because the service checks it.
    path: request.url,
    method: request.method as 'GET',
    headers: forwardedHeaders(request),
    body: whole ?? streamedBody(request),
  };
  send(isRead ? kept : single);
}

/** @throws DomainError REQUEST.MALFORMED when the path climbs by an encoded `..` */
function assertNoPathClimbing({ url }: FastifyRequest): void {
  if (!url.includes('%')) return;
  const [path = '/'] = url.split('?', 1);
  if (/\.\.\/|\/\.\./.test(decodeURIComponent(path))) throw new DomainError('REQUEST.MALFORMED');
}

/**
 * The body is streamed through. It is not the request itself: undici destroys an unwanted body, and a client whose
 * connection is destroyed while it sends may never read its answer.
 */
export function streamedBody({ raw, body }: FastifyRequest): Transform | null {
  if (body === undefined || raw.readableEnded) return null;
  // The stream counts here, because a listener of its own would keep the request flowing without a reader.
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      noteUsedBuffers(chunk.length);
      passOn(null, chunk);
    },
  });
  passing.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) passing.destroy(new Error('The client broke off.'));
  });
  return raw.pipe(passing);
}
