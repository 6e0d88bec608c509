import { publicEndpoints } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SmallBodies } from './small-bodies.js';

/** The limit in bytes for anonymous calls to the gateway itself. */
const largest = 8_192;

/** Every other body passes the gateway unread. */
export function readOwnBodies(instance: FastifyInstance, patience: number): void {
  const bodies = new SmallBodies(patience, largest);
  // Bodies that would change a prototype are rejected, like in the services.
  const parse = instance.getDefaultJsonParser('error', 'error');
  const own = publicEndpoints.filter(({ service, body }) => service === 'gateway' && body !== undefined);
  const routes = new Set(own.map(({ path }) => `/api${path}`));
  instance.addHook('preValidation', async (request) => {
    if (!routes.has(request.routeOptions.url ?? '')) return;
    if (request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
    request.body = await parsed(parse, request, await bodies.readBody(request));
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
