import type { StatementRow } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { decodeCursor, pageOf } from '../../paging/keyset-cursor.js';
import { Sales } from '../../sales/persistence/sales.repository.js';
import type { Posting } from '../domain/posting.js';
import { statementRowOf } from '../domain/statement-row.js';
import { Ledger } from '../persistence/ledger.repository.js';

const position = z.tuple([z.iso.datetime(), z.string()]);
const CSV_PAGE = 500;

@Injectable()
export class ShowStatement {
  constructor(
    private readonly ledger: Ledger,
    private readonly sales: Sales,
    private readonly members: Members,
  ) {}

  /**
   * Whose statement the caller may read.
   * @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the head
   */
  async whose(caller: Caller, userId: string | undefined): Promise<string> {
    if (userId === undefined || userId === caller.memberId) return caller.memberId;
    if (!caller.isHead) throw new DomainError('ACCESS.NOT_YOURS');
    if (!(await this.members.find(userId))) throw new DomainError('COMMISSION.MEMBER_NOT_FOUND');
    return userId;
  }

  async page(memberId: string, limit: number, cursor: string | undefined) {
    const after = decodeCursor(position, cursor);
    const found = await this.ledger.statementOf(
      memberId,
      limit + 1,
      after && { occurredAt: new Date(after[0]), id: after[1] },
    );
    const { items, nextCursor } = pageOf(found, limit, (last) => [last.occurredAt.toISOString(), last._id]);
    return { rows: await this.rows(items), nextCursor };
  }

  /** The whole statement, newest first, read page by page. */
  async *all(memberId: string): AsyncGenerator<StatementRow> {
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await this.page(memberId, CSV_PAGE, cursor);
      yield* rows;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  private async rows(postings: readonly Posting[]): Promise<StatementRow[]> {
    const saleIds = postings.flatMap(({ reference }) => (reference.saleId === undefined ? [] : [reference.saleId]));
    const [buyers, takenBack] = await Promise.all([
      this.sales.buyersOf([...new Set(saleIds)]),
      this.ledger.allTakenBack(postings.map(({ _id }) => _id)),
    ]);
    return postings.map((posting) =>
      statementRowOf(posting, buyers.get(posting.reference.saleId ?? '') ?? null, takenBack.get(posting._id)),
    );
  }
}
