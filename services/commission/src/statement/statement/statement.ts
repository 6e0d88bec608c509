import type { QueryOf, statement, StatementRow } from '@deepam/contracts';
import { paged, type Caller, type Paged } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { spanOf } from '../../ledger/domain/periods.js';
import { StatementPages } from './statement-pages.js';

@Injectable()
export class StatementHandler {
  constructor(private readonly pages: StatementPages) {}

  /** @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the head */
  async execute(caller: Caller, query: QueryOf<typeof statement>): Promise<Paged<StatementRow>> {
    const memberId = await this.pages.memberIdFor(caller, query.userId);
    const span = spanOf(query, query.asOf === undefined ? null : new Date(query.asOf));
    const { rows, nextCursor } = await this.pages.page(memberId, span, query.limit, query.cursor, caller);
    return paged(rows, { nextCursor });
  }
}
