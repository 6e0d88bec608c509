import { correlationIdOf, traceparentOf } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

/** These headers belong to a single connection (RFC 9110, 7.6.1), in addition to those that Connection names. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const strippedResponseHeaders = new Set(hopByHopHeaders);
const strippedRequestHeaders = new Set([
  ...hopByHopHeaders,
  // Node has answered this header.
  'expect',
  'host',
  // Only the gateway states the caller and the address to a service.
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-correlation-id',
  'traceparent',
  'tracestate',
  'baggage',
]);
const bodyHeaders = new Set(['content-length', 'content-type', 'content-encoding']);

type Headers = Record<string, string | string[]>;

export function forwardedHeaders(request: FastifyRequest): Headers {
  const headers = without(strippedRequestHeaders, request.headers);
  // Fastify reads no body of a GET: the service would wait for its length in vain.
  if (request.body === undefined) for (const name of bodyHeaders) delete headers[name];
  headers['x-forwarded-for'] = request.ip;
  headers['x-correlation-id'] = correlationIdOf(request);
  const traceparent = traceparentOf(request);
  if (traceparent !== undefined) headers['traceparent'] = traceparent;
  return headers;
}

export const answeredHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): Headers =>
  without(strippedResponseHeaders, headers);

function without(left: ReadonlySet<string>, headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const named = namedBy(headers['connection']);
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !left.has(name) && !named.includes(name)) kept[name] = value;
  }
  return kept;
}

const plainConnection = /^(?:keep-alive|close)$/i;

function namedBy(connection: string | string[] | undefined): readonly string[] {
  if (connection === undefined || plainConnection.test(String(connection))) return [];
  return String(connection)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}
