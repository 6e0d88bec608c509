import type { IncomingMessage } from 'node:http';
import { DomainError } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

const largest = 65_536;
/** This number of bodies takes at most 64 MiB. The slowest one is dropped for a new one. */
const mostAtOnce = 1_000;

/**
 * The bodies of calls without files are read before a connection to a service is used, so that a slow sender blocks no
 * other caller.
 */
export class SmallBodies {
  private readonly arriving = new Set<() => void>();

  /**
   * @param patience milliseconds for a whole body
   * @param most bytes of one body
   */
  constructor(
    private readonly patience: number,
    private readonly most = largest,
  ) {}

  /**
   * The result is null without a body.
   * @throws DomainError REQUEST.TOO_LARGE, REQUEST.TOO_SLOW, or REQUEST.MALFORMED when the body breaks off
   */
  async readBody({ raw, body, headers }: FastifyRequest): Promise<Buffer | null> {
    // Fastify gives no body for a GET and for calls without one.
    if (body === undefined) return null;
    if (Number(headers['content-length'] ?? 0) > this.most) throw new DomainError('REQUEST.TOO_LARGE');
    const [longest] = this.arriving;
    if (this.arriving.size >= mostAtOnce) longest?.();
    return this.whole(raw);
  }

  private whole(raw: IncomingMessage): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const over = () => {
        clearTimeout(timer);
        this.arriving.delete(tooSlow);
        raw.off('data', add).off('end', end).off('close', brokeOff);
      };
      const refuse = (code: 'REQUEST.TOO_LARGE' | 'REQUEST.TOO_SLOW' | 'REQUEST.MALFORMED') => {
        over();
        raw.pause();
        reject(new DomainError(code));
      };
      const add = (chunk: Buffer) => {
        size += chunk.length;
        if (size > this.most) refuse('REQUEST.TOO_LARGE');
        else chunks.push(chunk);
      };
      const end = () => {
        over();
        resolve(Buffer.concat(chunks));
      };
      const tooSlow = () => refuse('REQUEST.TOO_SLOW');
      const brokeOff = () => refuse('REQUEST.MALFORMED');
      const timer = setTimeout(tooSlow, this.patience);
      this.arriving.add(tooSlow);
      raw.on('data', add).once('end', end).once('close', brokeOff);
    });
  }
}
