import { noteUsedBuffers } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';

/**
 * A body that passes through. Not the request itself: undici destroys what it no longer wants, and a client whose connection
 * is torn down while it sends may never read its answer.
 */
export function streamedBody({ raw, body }: FastifyRequest): Transform | null {
  if (body === undefined || raw.readableEnded) return null;
  // Counted here: with a listener of its own the request would be read on when nobody takes it any more.
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      noteUsedBuffers(chunk.length);
      passOn(null, chunk);
    },
  });
  // Its error is known to whoever destroyed it.
  passing.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) passing.destroy(new Error('The client broke off.'));
  });
  return raw.pipe(passing);
}
