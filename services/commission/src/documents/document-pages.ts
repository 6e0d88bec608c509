import { Members } from '@deepam/members';
import { decodeCursor, DomainError, paged, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { viewOf } from './document-views.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

@Injectable()
export class DocumentPages {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly members: Members,
  ) {}

  /** @throws DomainError REQUEST.MALFORMED, COMMISSION.MEMBER_NOT_FOUND */
  async ofNamed(memberId: string, page: Parameters<DocumentPages['pageOf']>[1]) {
    decodeCursor(z.string(), page.cursor);
    if (!(await this.members.find(memberId))) throw new DomainError('COMMISSION.MEMBER_NOT_FOUND');
    return this.pageOf(memberId, page);
  }

  async pageOf(memberId: string, { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) {
    const found = await this.documents.ofMember(memberId, limit + 1, decodeCursor(z.string(), cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ _id }) => _id);
    return paged(items.map(viewOf), { nextCursor });
  }
}
