import { importBankStatement, type ImportedStatement } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ImportStatementHandler } from './import-statement.handler.js';

@Controller()
export class ImportStatementController {
  constructor(private readonly importStatement: ImportStatementHandler) {}

  @Route(importBankStatement)
  take(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof importBankStatement>,
  ): Promise<ImportedStatement> {
    return this.importStatement.execute(body, files.statement, caller);
  }
}
