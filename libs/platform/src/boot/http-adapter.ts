import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { answerRouterError, answerBrokenHttp } from './broken-http.js';

/** Bytes of a JSON body: the largest call carries a few short texts. */
const bodyLimit = 65_536;
/** Milliseconds for the head of a request: a silent connection is closed. */
const headersTimeout = 10_000;

export interface HttpOptions {
  /**
   * `parsed`: JSON is parsed, multipart is left to the route. `raw`: every body is left unread as `request.body`, a
   * stream, for a process that forwards bodies.
   */
  readonly bodies?: 'parsed' | 'raw';
}

/**
 * Addresses whose X-Forwarded-For is trusted. The gateway and the proxies in front of it call from there and replace
 * the client's own header.
 */
const privateNetworks = 'loopback, linklocal, uniquelocal';

export function createHttpAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit,
    trustProxy: privateNetworks,
    logger: false,
    genReqId: () => randomUUID(),
    // Longer than the pools that call us keep a connection, so that we never close one they are about to use.
    keepAliveTimeout: 65_000,
    requestTimeout: 120_000,
    http: { headersTimeout, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerRouterError,
    clientErrorHandler: answerBrokenHttp,
    multipart: false,
  });
}

/** Other content types are rejected with 415. */
export function addBodyParsers(fastify: FastifyInstance, { bodies = 'parsed' }: HttpOptions): void {
  fastify.removeAllContentTypeParsers();
  if (bodies === 'raw') {
    fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    return;
  }
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send a content type without a body.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  fastify.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
}
