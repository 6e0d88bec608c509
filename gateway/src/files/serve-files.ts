import { noteFileOpened, scanFolders } from '@deepam/contracts';
import {
  DomainError,
  type FileLinks,
  type ObjectStore,
  type SessionRevocations,
  ServiceTokens,
  type LinkHolder,
} from '@deepam/platform';
import type { FastifyInstance } from 'fastify';
import { Injectable } from '@nestjs/common';
import { MemberServices } from '../composition/member-services.js';

/** Identity records an opened scan in the audit trail; the file is not sent before the entry is stored. */
@Injectable()
export class FileOpenings {
  constructor(
    private readonly services: MemberServices,
    private readonly tokens: ServiceTokens,
  ) {}

  async recordOpening(key: string, { memberId, sessionId }: LinkHolder): Promise<void> {
    if (!Object.values(scanFolders).some((folder) => key.startsWith(`${folder}/`))) return;
    const body = { key, memberId, sessionId: sessionId ?? null };
    await this.services.identity.call(noteFileOpened, { body, token: await this.tokens.current() });
  }
}

/** Pages show these pictures repeatedly. Browsers must not cache other files, such as scans of identity documents. */
const keptByBrowsers = /^(identity\/avatars|network\/plan-proofs|cotton-order\/(payment-proofs|return-images))\//;

/** These files are saved, not shown: the browser's PDF viewer shows nothing in a sandbox. */
const downloaded = /^commission\/documents\//;

export function serveFiles(
  instance: FastifyInstance,
  links: FileLinks,
  objects: ObjectStore,
  revocations: SessionRevocations | null,
  openings: FileOpenings,
): void {
  instance.get<{ Params: { '*': string }; Querystring: { exp?: string; to?: string; sig?: string } }>(
    '/api/files/*',
    async (request, reply) => {
      const key = request.params['*'];
      const { exp, to, sig } = request.query;
      const holder = links.verify(key, { exp, to, sig });
      if (revocations?.isRevoked(holder)) throw new DomainError('FILE.LINK_EXPIRED');
      await openings.recordOpening(key, holder);
      const { stream, contentType, size } = await objects.open(key);
      const seconds = Math.max(0, Math.floor(Number(exp) - Date.now() / 1000));
      return (
        reply
          .header('content-type', contentType)
          .header('content-length', size)
          .header(
            'content-disposition',
            `${downloaded.test(key) ? 'attachment' : 'inline'}; filename="${fileName(key)}"`,
          )
          .header('cache-control', keptByBrowsers.test(key) ? `private, max-age=${seconds}, immutable` : 'no-store')
          // A document that is opened by its link is a page of its own, which must not run scripts.
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox",
          )
          .send(stream)
      );
    },
  );
}

const fileName = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_');
