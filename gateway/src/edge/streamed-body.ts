import { noteUsedBuffers } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';

/**
 * A body that passes through. Not the request itself: undici destroys what it no longer wants, and a client whose connection
 * is torn down while it sends may never read its answer.
 */
export function streamedBody({ raw, body }: FastifyRequest): PassThrough | null {
  if (body === undefined || raw.readableEnded) return null;
  // Its error is known to whoever destroyed it.
  const passing = new PassThrough().on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) passing.destroy(new Error('The client broke off.'));
  });
  raw.on('data', ({ length }: Buffer) => noteUsedBuffers(length));
  return raw.pipe(passing);
}
