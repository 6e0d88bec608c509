import type { FastifyRequest, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Readiness } from '../health/readiness.js';
import { requestStateOf } from '../http/request-state.js';
import { contextFields } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Span } from '../tracing/tracer.js';
import { beginTrace, continueTrace } from '../tracing/tracing.js';

export interface RequestObservers {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly isEdge: boolean;
}

/** Probes poll these routes every few seconds, so they are logged at debug level. */
const quietRoutes = new Set(['/api/health/live', '/api/health/ready', '/metrics']);

/** A user notices a call that takes this number of milliseconds. */
const slow = 1_000;

export function spanOf(request: FastifyRequest, { isEdge }: RequestObservers): Span | undefined {
  const { url: route = 'unknown' } = request.routeOptions;
  if (quietRoutes.has(route)) return undefined;
  return (isEdge ? beginTrace : continueTrace)(request.headers['traceparent'], () => ({
    kind: 'server',
    name: `${request.method} ${route}`,
    attributes: { 'http.request.method': request.method, 'http.route': route },
  }));
}

export function requestEnded(request: FastifyRequest, reply: FastifyReply, observers: RequestObservers): void {
  const { context, startedAt, refusal, span } = requestStateOf(request);
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  const { method } = request;
  const route = request.routeOptions.url ?? 'unknown';
  const status = reply.raw.statusCode;
  span?.end(
    { 'http.response.status_code': status, ...(refusal && { 'error.type': refusal }) },
    status >= 500 ? 'failed' : undefined,
  );
  observers.metrics.observeRequest(method, route, status, ms);
  const wasAborted = !reply.raw.writableFinished;
  const ended = { method, route, ms, isRefused: refusal !== undefined || status >= 400, wasAborted };
  observers.log[levelOf(ended, observers)](
    {
      ...contextFields(context),
      method,
      route,
      status,
      ms,
      ...(refusal && { code: refusal }),
      ...(wasAborted && { aborted: true }),
    },
    'request',
  );
}

interface Ended {
  readonly method: string;
  readonly route: string;
  readonly ms: number;
  readonly isRefused: boolean;
  readonly wasAborted: boolean;
}

/** The gateway logs every call of a person; a service logs only changes, slow calls and errors. */
function levelOf({ method, route, ms, isRefused, wasAborted }: Ended, { isEdge }: RequestObservers): 'debug' | 'info' {
  if (quietRoutes.has(route)) return 'debug';
  const isPlain = method === 'GET' && ms < slow && !isRefused && !wasAborted;
  return isPlain && !isEdge ? 'debug' : 'info';
}
