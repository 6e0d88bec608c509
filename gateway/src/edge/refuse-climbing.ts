import { DomainError } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

/** @throws DomainError REQUEST.MALFORMED when the path climbs by an encoded `..` */
export function refuseClimbing({ url }: FastifyRequest): void {
  if (!url.includes('%')) return;
  const [path = '/'] = url.split('?', 1);
  if (/\.\.\/|\/\.\./.test(decodeURIComponent(path))) throw new DomainError('REQUEST.MALFORMED');
}
