import { publicEndpoints } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import type { FastifyInstance } from 'fastify';
import { SmallBodies } from './small-bodies.js';

/** Bytes: what the gateway takes itself comes from strangers. */
const largest = 8_192;

/** Every body passes the gateway unread, except those of its own calls. */
export function readOwnBodies(instance: FastifyInstance, patience: number): void {
  const bodies = new SmallBodies(patience, largest);
  const own = publicEndpoints.filter(({ service, body }) => service === 'gateway' && body !== undefined);
  const routes = new Set(own.map(({ path }) => `/api${path}`));
  instance.addHook('preValidation', async (request) => {
    if (!routes.has(request.routeOptions.url ?? '')) return;
    if (request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new DomainError('REQUEST.UNSUPPORTED_TYPE');
    request.body = parsed(await bodies.take(request));
  });
}

function parsed(body: Buffer | null): unknown {
  if (body === null || body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new DomainError('REQUEST.MALFORMED', { cause });
  }
}
