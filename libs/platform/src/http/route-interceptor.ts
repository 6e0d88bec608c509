import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@deepam/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { Idempotency } from '../idempotency/idempotency.js';
import type { Answer } from '../idempotency/sealed-answer.js';
import { FileCleaner } from '../uploads/cleaning/file-cleaner.js';
import { RequestUploads, requireFiles } from '../uploads/request-uploads.js';
import { parseInput } from './parse-input.js';
import { requestStateOf, type RequestState } from './request-state.js';
import { ROUTE } from './route.decorator.js';
import { Paged, pageHeaders } from '../paging/paged.js';

/** The answer has status 202: the request is stored, and not done yet. */
export class Accepted<Body = unknown> {
  constructor(readonly body: Body) {}
}

@Injectable()
export class RouteInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
    private readonly cleaner: FileCleaner,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ROUTE, context.getHandler());
    if (!endpoint || context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (request.method === 'HEAD' && isEndless(endpoint)) throw new DomainError('REQUEST.NOT_FOUND');
    if (endpoint.audit !== undefined) {
      requestStateOf(request).context.auditObligation = { kind: endpoint.audit, isMet: false };
    }
    if (endpoint.method !== 'GET') return from(this.mutate(endpoint, request, reply, next));
    requestStateOf(request).input = { ...parseInput(endpoint, request), files: {} };
    return next.handle().pipe(map((result: unknown) => unpaged(result, reply)));
  }

  private async mutate(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, next: CallHandler) {
    const uploads = new RequestUploads(this.cleaner);
    try {
      const key = idempotencyKeyOf(request);
      const { body, files } = await uploads.receive(endpoint, request);
      const input = parseInput(endpoint, { body, query: request.query, params: request.params });
      requireFiles(endpoint.files, files);
      const state = requestStateOf(request);
      const work = async (): Promise<Answer> => {
        state.input = { ...input, files: await uploads.cleaned(files, senderOf(state)) };
        const result: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        if (result instanceof Accepted) return { status: 202, body: result.body };
        return { status: endpoint.status ?? 200, body: unpaged(result, reply) };
      };
      if (key === null) return answered(await work(), state);
      const digests = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
      const answer = await this.idempotency.once(
        {
          key,
          route: endpoint.name,
          callerId: state.caller?.memberId ?? null,
          content: [input.params, input.query, input.body, digests],
          isShownOnce: endpoint.isShownOnce === true,
          context: state.context,
        },
        work,
      );
      if (answer.replayed) reply.header('idempotency-replayed', 'true');
      return answered(answer, state);
    } finally {
      await uploads.remove();
    }
  }
}

/** Callers without a login share one turn. */
const senderOf = ({ caller, isApproved = false }: RequestState) => ({ key: caller?.memberId ?? '', isApproved });

/** Fastify offers HEAD for every GET; for an event stream it would stay open forever. */
const isEndless = ({ isStream: stream, contentType }: Endpoint) => stream === true && contentType === undefined;

function answered({ status, body }: Answer, state: RequestState): unknown {
  if (status === 202) state.status = status;
  return body;
}

function unpaged(result: unknown, reply: FastifyReply): unknown {
  if (!(result instanceof Paged)) return result;
  reply.headers(pageHeaders(result.page));
  return result.items;
}

/**
 * A mutating call may have an Idempotency-Key; the result is null without one.
 * @throws DomainError REQUEST.MALFORMED unless it is 1 to 128 visible ASCII characters
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new DomainError('REQUEST.MALFORMED', { message: 'The Idempotency-Key is not well formed.' });
}
