import type { ErrorCode } from '@deepam/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller.js';
import type { RequestContext } from '../context/request-context.js';
import type { Span } from '../tracing/tracer.js';
import { createParamDecorator } from '@nestjs/common';

export interface RequestState {
  readonly context: RequestContext;
  readonly startedAt: number;
  readonly span?: Span | undefined;
  caller?: Caller;
  isApproved?: boolean;
  refusal?: ErrorCode;
  input?: unknown;
  /** The status of a success is set if it differs from the contract's own. */
  status?: number;
}

const states = new WeakMap<object, RequestState>();

export function setRequestState(request: FastifyRequest, state: RequestState): void {
  states.set(request, state);
}

export function requestStateOf(request: FastifyRequest): RequestState {
  const state = states.get(request);
  if (!state) throw new Error('The request has no state: createService() registers the hook that gives it one.');
  return state;
}

export function noteRefusal(request: FastifyRequest, code: ErrorCode): void {
  const state = states.get(request);
  if (state) state.refusal = code;
}

/** A request that was rejected early has no state, so the server's own id is used. */
export function correlationIdOf(request: FastifyRequest): string {
  return states.get(request)?.context.correlationId ?? request.id;
}

export const statusOf = (request: FastifyRequest): number | undefined => states.get(request)?.status;

export const traceparentOf = (request: FastifyRequest): string | undefined => states.get(request)?.context.traceparent;

export const CurrentCaller = createParamDecorator(
  (_data: unknown, context) => requestStateOf(context.switchToHttp().getRequest()).caller,
);
