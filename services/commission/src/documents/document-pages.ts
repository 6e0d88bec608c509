import { toRupees, type TaxDocumentView } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { decodeCursor, DomainError, paged, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { DocumentContent } from './domain/document.js';
import type { TaxDocument } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

export const viewOf = ({ _id, kind, number, issuedAt, about, content }: TaxDocument): TaxDocumentView => ({
  _id,
  kind,
  number: number!,
  issuedAt: issuedAt!.toISOString(),
  amount: toRupees(amountOf(content)),
  about,
  plan: content.of === 'plan' ? content.plan : null,
});

function amountOf(content: DocumentContent): number {
  switch (content.of) {
    case 'plan':
      return content.price.totalPaise;
    case 'deposit':
      return content.amountPaise;
    case 'payout':
      return content.netPaise;
  }
}

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
