import { importBankStatement, type ImportedStatement } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ImportBankStatementHandler } from './import-bank-statement.handler.js';

@Controller()
export class ImportBankStatementController {
  constructor(private readonly importStatement: ImportBankStatementHandler) {}

  @Route(importBankStatement)
  take(
    @CurrentCaller() caller: Caller,
    @Input() { body, files }: InputOf<typeof importBankStatement>,
  ): Promise<ImportedStatement> {
    return this.importStatement.execute(body, files.statement, caller);
  }
}
