import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { correlationIdFrom, requestContext } from '../context/request-context.js';
import type { Readiness } from '../health/readiness.js';
import { networkAddress } from '../http/network-address.js';
import { requestStateOf, setRequestState } from '../http/request-state.js';
import type { Metrics } from '../metrics/metrics.js';

export interface RequestObservers {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/** Polled every few seconds by others: of interest only when looking closely. */
const quietRoutes = new Set(['/api/health/live', '/api/health/ready', '/metrics']);

/** Gives every request its context and correlation id, and counts and logs it when it is over, however it ends. */
export function addRequestHooks(fastify: FastifyInstance, observers: RequestObservers): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const context = {
      correlationId: correlationIdFrom(request.headers['x-correlation-id']),
      causationId: null,
      address: networkAddress(request.ip),
    };
    setRequestState(request, { context, startedAt: performance.now() });
    reply.header('x-correlation-id', context.correlationId);
    // Answers belong to one person at one moment; the few that may be kept say so themselves.
    reply.header('cache-control', 'no-store');
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    reply.raw.once('close', () => requestEnded(request, reply, observers));
    requestContext.run(context, done);
  });
  // The body arrives in events of the socket, which know nothing of the request's context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    requestContext.run(requestStateOf(request).context, done);
  });
}

function requestEnded(request: FastifyRequest, reply: FastifyReply, { log, metrics }: RequestObservers): void {
  const { context, startedAt, refusal } = requestStateOf(request);
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  const route = request.routeOptions.url ?? 'unknown';
  const status = reply.raw.statusCode;
  const line = {
    method: request.method,
    route,
    status,
    ms,
    ...(refusal && { code: refusal }),
    ...(reply.raw.writableFinished ? {} : { aborted: true }),
  };
  metrics.observeRequest(request.method, route, status, ms);
  requestContext.run(context, () => log[quietRoutes.has(route) ? 'debug' : 'info'](line, 'request'));
}
