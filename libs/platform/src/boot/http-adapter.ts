import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { ErrorCode } from '@deepam/contracts';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.js';
import { domainErrorFor } from '../errors/error-answer.js';
import { errorBodyOf } from '../errors/error-filter.js';

function answerRouterError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = domainErrorFor(thrown);
  const error = known.status >= 500 ? new DomainError('REQUEST.MALFORMED', { cause: thrown }) : known;
  void reply.status(error.status).type('application/json; charset=utf-8').send(errorBodyOf(error, request.id));
}

function answerBrokenHttp(thrown: Error & { code?: string }, socket: Socket): void {
  if (thrown.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const error = new DomainError(codeOfBrokenHttp[thrown.code ?? ''] ?? 'REQUEST.MALFORMED');
  const body = JSON.stringify(errorBodyOf(error, randomUUID()));
  socket.end(
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const codeOfBrokenHttp: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'REQUEST.TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST.TOO_SLOW',
};

/** Node itself has this field: another answer in the middle of one would be read as a part of it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

/** The largest call carries a few short texts, so a JSON body is limited to this number of bytes. */
const bodyLimit = 65_536;
/** The head of a request must arrive within this number of milliseconds: a silent connection is closed. */
const headersTimeout = 10_000;

export interface HttpOptions {
  /**
   * With `parsed`, JSON is parsed, and multipart is left to the route. With `raw`, every body is left unread as
   * `request.body`, a stream, for a process that forwards bodies.
   */
  readonly bodies?: 'parsed' | 'raw';
}

/**
 * The X-Forwarded-For of these addresses is trusted. The gateway and the proxies in front of it call from there and
 * replace the client's own header.
 */
const privateNetworks = 'loopback, linklocal, uniquelocal';

export function createHttpAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit,
    trustProxy: privateNetworks,
    logger: false,
    genReqId: () => randomUUID(),
    // The time is longer than the pools that call us keep a connection, so that we never close one before its next use.
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
