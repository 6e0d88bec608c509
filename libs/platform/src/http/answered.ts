import type { FastifyReply } from 'fastify';
import type { Answer } from '../idempotency/sealed-answer.js';
import { Paged, pageHeaders } from '../paging/paged.js';
import type { RequestState } from './request-state.js';

export function answered({ status, body }: Answer, state: RequestState): unknown {
  if (status === 202) state.status = status;
  return body;
}

export function unpaged(result: unknown, reply: FastifyReply): unknown {
  if (!(result instanceof Paged)) return result;
  reply.headers(pageHeaders(result.page));
  return result.items;
}
