import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteUsedBuffers } from '../uploads/used-buffers.js';

/** How much of a refused body is still read, in bytes and milliseconds. */
const limits = { bytes: 8_388_608, time: 5_000 };
/** Milliseconds for the caller to read the answer when even that was not enough. */
const linger = 1_000;

/**
 * After a refusal the connection ends once the answer is out, and says so: otherwise a client with a pool, as the gateway is, would
 * send its next request into the end of it. Until then the rest of the body is read and thrown away, as unread bytes would
 * reset the connection: whoever still sends, as a proxy in front of us does, would find the reset and not the answer. Only so
 * much of it: Node would read a body of any size to its end.
 */
export function discardUnreadBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.httpVersionMajor !== 1 || raw.complete || !hasBody(request)) return;
  reply.header('connection', 'close');
  if (discarding.has(raw)) return;
  discarding.add(raw);
  discard(raw);
}

const discarding = new WeakSet<IncomingMessage>();

function discard(raw: IncomingMessage): void {
  const { socket } = raw;
  const endSoon = socket.destroySoon.bind(socket);
  let left = limits.bytes;
  let isAnswered = false;
  let rest: 'coming' | 'read' | 'left' = 'coming';
  const close = () => {
    if (!isAnswered || rest === 'coming') return;
    if (rest === 'read') endSoon();
    else setTimeout(() => socket.destroy(), linger).unref();
  };
  const over = (how: 'read' | 'left') => {
    if (rest !== 'coming') return;
    rest = how;
    clearTimeout(timer);
    raw.off('data', count).pause();
    close();
  };
  const count = (chunk: Buffer) => {
    noteUsedBuffers(chunk.length);
    left -= chunk.length;
    if (left < 0) over('left');
  };
  const timer = setTimeout(() => over('left'), limits.time).unref();
  raw.unpipe();
  raw.on('data', count);
  raw.once('end', () => over('read'));
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
  // Node would tear the connection down with the last byte of the answer.
  socket.destroySoon = () => {
    isAnswered = true;
    socket.end();
    close();
  };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
