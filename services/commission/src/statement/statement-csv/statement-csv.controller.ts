import { statementCsv } from '@deepam/contracts';
import { tableFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { statementColumns } from './statement-columns.js';
import { StatementCsvHandler } from './statement-csv.handler.js';

@Controller()
export class StatementCsvController {
  constructor(private readonly exportStatement: StatementCsvHandler) {}

  @Route(statementCsv)
  async file(@Input() { query }: InputOf<typeof statementCsv>, @CurrentCaller() caller: Caller) {
    return tableFile('statement', query.format, statementColumns, await this.exportStatement.execute(caller, query));
  }
}
