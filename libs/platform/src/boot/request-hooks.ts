import type { FastifyInstance } from 'fastify';
import { correlationIdFrom, currentContext, requestContext } from '../context/request-context.js';
import { networkAddress } from '../http/network-address.js';
import { requestStateOf, setRequestState, statusOf } from '../http/request-state.js';
import { type RequestObservers, spanOf, requestEnded } from './observe-request.js';

export function addRequestHooks(fastify: FastifyInstance, observers: RequestObservers): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request, observers);
    const context = {
      correlationId: correlationIdFrom(request.headers['x-correlation-id']),
      causationId: null,
      traceparent: span?.traceparent,
      address: networkAddress(request.ip),
    };
    setRequestState(request, { context, startedAt: performance.now(), span });
    reply.header('x-correlation-id', context.correlationId);
    // Answers are private and current; the few cacheable ones set their own header.
    reply.header('cache-control', 'no-store');
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    reply.raw.once('close', () => requestEnded(request, reply, observers));
    requestContext.run(context, done);
  });
  // The call arrived before the process began to stop.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    // Nest sets the status of the route just before.
    const status = statusOf(request);
    if (status !== undefined) reply.status(status);
    done();
  });
  // The body arrives in socket events, which have no request context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const { context } = requestStateOf(request);
    if (currentContext() === context) done();
    else requestContext.run(context, done);
  });
}
