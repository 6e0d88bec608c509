import { noteUsedBuffers } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';
import { Transform } from 'node:stream';

/**
 * A body that is streamed through. It is not the request itself: undici destroys an unwanted body, and a client whose
 * connection is destroyed while it sends may never read its answer.
 */
export function streamedBody({ raw, body }: FastifyRequest): Transform | null {
  if (body === undefined || raw.readableEnded) return null;
  // The stream counts here, because a listener of its own would keep the request flowing without a reader.
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      noteUsedBuffers(chunk.length);
      passOn(null, chunk);
    },
  });
  passing.on('error', () => undefined);
  raw.once('close', () => {
    if (!raw.complete) passing.destroy(new Error('The client broke off.'));
  });
  return raw.pipe(passing);
}
