import type { QueryOf, statement, StatementRow } from '@deepam/contracts';
import { paged, type Caller, type Paged } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { StatementPages } from './statement-pages.js';

@Injectable()
export class GetStatementHandler {
  constructor(private readonly pages: StatementPages) {}

  /** @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the head */
  async execute(caller: Caller, { userId, limit, cursor }: QueryOf<typeof statement>): Promise<Paged<StatementRow>> {
    const memberId = await this.pages.whose(caller, userId);
    const { rows, nextCursor } = await this.pages.page(memberId, limit, cursor, caller);
    return paged(rows, { nextCursor });
  }
}
