import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@deepam/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;
const notFoundPage = '404.html';

/** Only the worker that reads pictures of payments may compile WebAssembly; a page never may. */
const compilesWebAssembly = (file: string): boolean => /^assets\/receipt-reader-[^/]+\/worker\.js$/.test(file);
const withWebAssembly = (reply: FastifyReply): string =>
  String(reply.getHeader('content-security-policy')).replace("script-src 'self'", "$& 'wasm-unsafe-eval'");

/**
 * The gateway serves the built web on its own origin: hashed assets are cached forever, pages never, and an unknown
 * address gets the not-found page with status 404. Files are read at each request, so that a new build needs no
 * restart.
 */
export async function serveWeb(instance: FastifyInstance, root: string): Promise<void> {
  await access(join(root, 'index.html'));
  await instance.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  const isFile = async (file: string): Promise<boolean> =>
    stat(join(root, file)).then(
      (found) => found.isFile(),
      () => false,
    );
  instance.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = `/${request.params['*']}`;
    const file = webFile(path);
    if (file !== null && (await isFile(file))) {
      const isForEver = file.startsWith('assets/');
      if (compilesWebAssembly(file)) void reply.header('content-security-policy', withWebAssembly(reply));
      void reply.header('cache-control', isForEver ? `public, max-age=${ONE_YEAR_MS / 1000}, immutable` : 'no-cache');
      return reply.sendFile(file);
    }
    if (/^\/+(api|assets)(\/|$)/i.test(path) || !(await isFile(notFoundPage)))
      throw new DomainError('REQUEST.NOT_FOUND');
    void reply.code(404).header('cache-control', 'no-cache');
    return reply.sendFile(notFoundPage, { etag: false, lastModified: false, acceptRanges: false });
  });
}

/**
 * The result is the file of the built web for an address: `/about` and `/about/` mean `about/index.html`, and a last
 * part with a dot means that file; a member's page uses that of `/members`, and an order's that of `/cotton`. It is
 * null for an impossible address.
 */
export function webFile(asked: string): string | null {
  const path = asked.replace(/^(\/members|\/cotton)\/[0-9a-f]{24}$/, '$1');
  const parts = path.split('/').slice(1);
  const last = parts.at(-1) ?? '';
  const folders = last === '' ? parts.slice(0, -1) : parts;
  if (folders.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) return null;
  return last.includes('.') ? folders.join('/') : [...folders, 'index.html'].join('/');
}
