import { type FileLinks, type ObjectStore } from '@deepam/platform';
import type { FastifyInstance } from 'fastify';

/** Streams a private file to whoever shows an unexpired link that a service signed. */
export function serveFiles(instance: FastifyInstance, links: FileLinks, objects: ObjectStore): void {
  instance.get<{ Params: { '*': string }; Querystring: { exp?: string; sig?: string } }>(
    '/api/files/*',
    async (request, reply) => {
      const key = request.params['*'];
      const { exp = '', sig = '' } = request.query;
      links.verify(key, exp, sig);
      const { stream, contentType, size } = await objects.open(key);
      const seconds = Math.max(0, Math.floor(Number(exp) - Date.now() / 1000));
      return (
        reply
          .header('content-type', contentType)
          .header('content-length', size)
          .header('content-disposition', 'inline')
          .header('cache-control', `private, max-age=${seconds}, immutable`)
          // A document opened by its link is a page of its own: it may do nothing.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .send(stream)
      );
    },
  );
}
