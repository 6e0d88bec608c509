import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for the caller to read the answer before the connection is torn down. */
const linger = 1_000;

/**
 * After a refusal the rest of the body is of no interest: it is not read, whatever its length, and the connection ends
 * once the answer is out. Without this Node would read a body of any size to its end. The answer says that the connection
 * ends: else a client with a pool, as the gateway is, would send its next request into the end of it.
 */
export function cutUnreadBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.httpVersionMajor !== 1 || raw.complete || !hasBody(request)) return;
  reply.header('connection', 'close');
  const { socket } = raw;
  // Node would tear it down at once, and with unread bytes that resets it before the caller has read the answer.
  socket.destroySoon = () => {
    raw.pause();
    socket.end();
    setTimeout(() => socket.destroy(), linger).unref();
  };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
