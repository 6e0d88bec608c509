import { statementCsv } from '@deepam/contracts';
import { tableFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { statementColumns } from './statement-columns.js';
import { ExportStatementHandler } from './export-statement.handler.js';

@Controller()
export class ExportStatementController {
  constructor(private readonly exportStatement: ExportStatementHandler) {}

  @Route(statementCsv)
  async file(@Input() { query }: InputOf<typeof statementCsv>, @CurrentCaller() caller: Caller) {
    return tableFile('statement', query.format, statementColumns, await this.exportStatement.execute(caller, query));
  }
}
