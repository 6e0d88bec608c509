import { publicEndpoints } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SmallBodies } from './small-bodies.js';

/** Bytes: what the gateway takes itself comes from strangers. */
const largest = 8_192;

/** Every body passes the gateway unread, except those of its own calls. */
export function readOwnBodies(instance: FastifyInstance, patience: number): void {
  const bodies = new SmallBodies(patience, largest);
  // As in the services: what would change a prototype is refused.
  const parse = instance.getDefaultJsonParser('error', 'error');
  const own = publicEndpoints.filter(({ service, body }) => service === 'gateway' && body !== undefined);
  const routes = new Set(own.map(({ path }) => `/api${path}`));
  instance.addHook('preValidation', async (request) => {
    if (!routes.has(request.routeOptions.url ?? '')) return;
    if (request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
    request.body = await parsed(parse, request, await bodies.take(request));
  });
}

type Parse = ReturnType<FastifyInstance['getDefaultJsonParser']>;

function parsed(parse: Parse, request: FastifyRequest, body: Buffer | null): Promise<unknown> {
  if (body === null || body.length === 0) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const done = (cause: Error | null, value?: unknown) =>
      cause ? reject(new DomainError('REQUEST.MALFORMED', { cause })) : resolve(value);
    void parse(request, body.toString('utf8'), done);
  });
}
