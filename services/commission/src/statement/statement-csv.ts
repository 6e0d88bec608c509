import type { QueryOf, statementCsv, StatementRow } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { spanOf, type Span } from '../ledger/domain/periods.js';
import { StatementPages } from './statement/statement-pages.js';

const atOnce = 500;

@Injectable()
export class StatementCsvHandler {
  constructor(private readonly pages: StatementPages) {}

  /** @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the head */
  async execute(caller: Caller, query: QueryOf<typeof statementCsv>): Promise<AsyncGenerator<StatementRow>> {
    const memberId = await this.pages.memberIdFor(caller, query.userId);
    return this.rowsOf(memberId, spanOf(query, null), caller);
  }

  private async *rowsOf(memberId: string, span: Span, reader: Caller): AsyncGenerator<StatementRow> {
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await this.pages.page(memberId, span, atOnce, cursor, reader);
      yield* rows;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
