import type { FastifyRequest, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { requestContext } from '../context/request-context.js';
import type { Readiness } from '../health/readiness.js';
import { requestStateOf } from '../http/request-state.js';
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

export function spanOf(request: FastifyRequest, { isEdge }: RequestObservers): Span | undefined {
  const { url: route = 'unknown' } = request.routeOptions;
  if (quietRoutes.has(route)) return undefined;
  return (isEdge ? beginTrace : continueTrace)(request.headers['traceparent'], () => ({
    kind: 'server',
    name: `${request.method} ${route}`,
    attributes: { 'http.request.method': request.method, 'http.route': route },
  }));
}

export function requestEnded(request: FastifyRequest, reply: FastifyReply, { log, metrics }: RequestObservers): void {
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
