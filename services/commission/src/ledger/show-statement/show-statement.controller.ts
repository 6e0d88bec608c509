import { statement, statementCsv } from '@deepam/contracts';
import { csvFile, CurrentCaller, Input, paged, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { statementColumns } from '../domain/statement-csv.js';
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
    return csvFile('statement.csv', statementColumns, this.handler.all(memberId));
  }
}
