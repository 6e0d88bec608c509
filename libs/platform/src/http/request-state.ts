import type { ErrorCode } from '@deepam/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/caller.js';
import type { RequestContext } from '../context/request-context.js';
import type { Span } from '../tracing/tracer.js';

/** What the stages of one request hand on to each other. */
export interface RequestState {
  readonly context: RequestContext;
  /** Milliseconds, by the monotonic clock. */
  readonly startedAt: number;
  readonly span?: Span | undefined;
  caller?: Caller;
  /** Whether the caller is approved, of the company or a service; known of calls that take files. */
  isApproved?: boolean;
  /** Why it was not carried out, for the log. */
  refusal?: ErrorCode;
  input?: unknown;
  /** Of the answer, where it is another success than the contract's own. */
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

/** Also for a request that was refused before it got a state: then the server's own id of it. */
export function correlationIdOf(request: FastifyRequest): string {
  return states.get(request)?.context.correlationId ?? request.id;
}

/** See RequestState; also asked of a request that was refused before it got one. */
export const statusOf = (request: FastifyRequest): number | undefined => states.get(request)?.status;

/** For whoever the request is passed on to; undefined where it is not recorded. */
export const traceparentOf = (request: FastifyRequest): string | undefined => states.get(request)?.context.traceparent;
