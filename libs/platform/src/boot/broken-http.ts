import type { ErrorCode } from '@deepam/contracts';
import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError } from '../errors/domain-error.js';
import { domainErrorFor } from '../errors/error-answer.js';
import { errorBodyOf } from '../errors/error-filter.js';

export function answerRouterError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const known = domainErrorFor(thrown);
  const error = known.status >= 500 ? new DomainError('REQUEST.MALFORMED', { cause: thrown }) : known;
  void reply.status(error.status).type('application/json; charset=utf-8').send(errorBodyOf(error, request.id));
}

export function answerBrokenHttp(thrown: Error & { code?: string }, socket: Socket): void {
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

/** Node's own mark: another answer in the middle of one would be read as a part of it. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;
