import { statementCsv } from '@deepam/contracts';
import { csvFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { statementColumns } from './statement-columns.js';
import { ExportStatementHandler } from './export-statement.handler.js';

@Controller()
export class ExportStatementController {
  constructor(private readonly exportStatement: ExportStatementHandler) {}

  @Route(statementCsv)
  async csv(@Input() { query }: InputOf<typeof statementCsv>, @CurrentCaller() caller: Caller) {
    return csvFile('statement.csv', statementColumns, await this.exportStatement.execute(caller, query));
  }
}
