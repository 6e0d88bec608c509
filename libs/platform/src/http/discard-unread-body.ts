import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteUsedBuffers } from '../uploads/used-buffers.js';

/** The rest of a rejected body is read up to these bytes and milliseconds. */
const limits = { bytes: 8_388_608, time: 5_000 };
/** The caller has this number of milliseconds to read the answer when those limits were not enough. */
const linger = 1_000;

/**
 * After an error the connection ends with the answer and announces it: otherwise a client with a pool, such as the
 * gateway, would lose its next request. The rest of the body is read and discarded until then, because unread bytes
 * would reset the connection before a sending client reads the answer. The amount is limited, because Node would read
 * a body of any size.
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
  // Node would destroy the connection with the last byte of the answer.
  socket.destroySoon = () => {
    isAnswered = true;
    socket.end();
    close();
  };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
