import rateLimit from '@fastify/rate-limit';
import { DomainError, networkAddress } from '@deepam/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

export interface RateLimit {
  readonly name: string;
  /** Requests per window and caller. */
  readonly max: number;
  readonly window: number;
  /** The pattern of the matched route, never the raw address: `/%61pi` is `/api` to the router. */
  readonly appliesTo: (route: string) => boolean;
  readonly onlyOf?: (request: FastifyRequest) => boolean;
  /** The key of the caller; by default the network address. */
  readonly callerOf?: (request: FastifyRequest) => string | Promise<string>;
}

/** Callers that a process remembers; the one unseen for longest is forgotten first. */
const remembered = 50_000;

/**
 * Rejects with 429 REQUEST.TOO_MANY and Retry-After. The first limit that applies to a request counts it; a request
 * without a limit is free. Each replica counts for itself. To be called before the application is initialised.
 */
export async function registerRateLimits(app: NestFastifyApplication, limits: readonly RateLimit[]): Promise<void> {
  const limitOf = limitFinder(limits);
  await app.register(rateLimit, {
    global: true,
    cache: remembered,
    allowList: (request) => limitOf(request) === undefined,
    keyGenerator: async (request) => {
      const limit = limitOf(request);
      return `${limit?.name ?? 'free'} ${(await limit?.callerOf?.(request)) ?? networkAddress(request.ip)}`;
    },
    max: (request) => limitOf(request)?.max ?? Number.MAX_SAFE_INTEGER,
    timeWindow: (request) => limitOf(request)?.window ?? 1_000,
    errorResponseBuilder: () => new DomainError('REQUEST.TOO_MANY'),
  });
}

/** The plugin asks several times about each request, so the result is cached. */
function limitFinder(limits: readonly RateLimit[]): (request: FastifyRequest) => RateLimit | undefined {
  const byRoute = new Map<string, readonly RateLimit[]>();
  const ofRoute = (route: string) => {
    const found = limits.filter(({ appliesTo }) => appliesTo(route));
    byRoute.set(route, found);
    return found;
  };
  return (request) => {
    const route = request.routeOptions.url ?? '';
    return (byRoute.get(route) ?? ofRoute(route)).find(({ onlyOf }) => onlyOf?.(request) ?? true);
  };
}
