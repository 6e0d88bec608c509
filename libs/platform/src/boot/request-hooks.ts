import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { correlationIdFrom, requestContext } from '../context/request-context.js';
import type { Readiness } from '../health/readiness.js';
import { networkAddress } from '../http/network-address.js';
import { requestStateOf, setRequestState, statusOf } from '../http/request-state.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Span } from '../tracing/tracer.js';
import { beginTrace, continueTrace } from '../tracing/tracing.js';

export interface RequestObservers {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Whether strangers call: a trace begins here, or nowhere. */
  readonly isEdge: boolean;
}

/** Polled every few seconds by others: of interest only when looking closely. */
const quietRoutes = new Set(['/api/health/live', '/api/health/ready', '/metrics']);

/** Gives every request its context and correlation id, and counts and logs it when it is over, however it ends. */
export function addRequestHooks(fastify: FastifyInstance, observers: RequestObservers): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request, observers);
    const context = {
      correlationId: correlationIdFrom(request.headers['x-correlation-id']),
      causationId: null,
      traceparent: span?.traceparent,
      address: networkAddress(request.ip),
    };
    setRequestState(request, { context, startedAt: performance.now(), span });
    reply.header('x-correlation-id', context.correlationId);
    // Answers belong to one person at one moment; the few that may be kept say so themselves.
    reply.header('cache-control', 'no-store');
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    reply.raw.once('close', () => requestEnded(request, reply, observers));
    requestContext.run(context, done);
  });
  // It was taken in before the process was told to end.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    // Nest sets the one of the route just before.
    const status = statusOf(request);
    if (status !== undefined) reply.status(status);
    done();
  });
  // The body arrives in events of the socket, which know nothing of the request's context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    requestContext.run(requestStateOf(request).context, done);
  });
}

function spanOf(request: FastifyRequest, { isEdge }: RequestObservers): Span | undefined {
  const { url: route = 'unknown' } = request.routeOptions;
  if (quietRoutes.has(route)) return undefined;
  return (isEdge ? beginTrace : continueTrace)(request.headers['traceparent'], () => ({
    kind: 'server',
    name: `${request.method} ${route}`,
    attributes: { 'http.request.method': request.method, 'http.route': route },
  }));
}

function requestEnded(request: FastifyRequest, reply: FastifyReply, { log, metrics }: RequestObservers): void {
  const { context, startedAt, refusal, span } = requestStateOf(request);
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
  span?.end(
    { 'http.response.status_code': status, ...(refusal && { 'error.type': refusal }) },
    status >= 500 ? 'failed' : undefined,
  );
  metrics.observeRequest(request.method, route, status, ms);
  requestContext.run(context, () => log[quietRoutes.has(route) ? 'debug' : 'info'](line, 'request'));
}
