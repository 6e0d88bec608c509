import type { StatementRow } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { StatementPages } from '../get-statement/statement-pages.js';

/** Lines that are read at once. */
const atOnce = 500;

@Injectable()
export class ExportStatementHandler {
  constructor(private readonly pages: StatementPages) {}

  /**
   * The whole statement, newest first, read page by page.
   * @throws DomainError ACCESS.NOT_YOURS, or COMMISSION.MEMBER_NOT_FOUND for the head
   */
  async execute(caller: Caller, userId: string | undefined): Promise<AsyncGenerator<StatementRow>> {
    return this.rowsOf(await this.pages.whose(caller, userId), caller);
  }

  private async *rowsOf(memberId: string, reader: Caller): AsyncGenerator<StatementRow> {
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await this.pages.page(memberId, atOnce, cursor, reader);
      yield* rows;
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
