import { Readable } from 'node:stream';
import { statement, statementCsv } from '@deepam/contracts';
import { CurrentCaller, Input, paged, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { csvLine, csvTitle } from '../domain/statement-csv.js';
import { ShowStatement } from './show-statement.handler.js';

@Controller()
export class ShowStatementController {
  constructor(private readonly handler: ShowStatement) {}

  @Route(statement)
  async page(@Input() { query }: InputOf<typeof statement>, @CurrentCaller() caller: Caller) {
    const memberId = await this.handler.whose(caller, query.userId);
    const { rows, nextCursor } = await this.handler.page(memberId, query.limit, query.cursor);
    return paged(rows, { nextCursor });
  }

  @Route(statementCsv)
  async csv(@Input() { query }: InputOf<typeof statementCsv>, @CurrentCaller() caller: Caller) {
    const memberId = await this.handler.whose(caller, query.userId);
    return new StreamableFile(Readable.from(this.lines(memberId)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="statement.csv"',
    });
  }

  private async *lines(memberId: string): AsyncGenerator<string> {
    yield csvTitle;
    for await (const row of this.handler.all(memberId)) yield csvLine(row);
  }
}
