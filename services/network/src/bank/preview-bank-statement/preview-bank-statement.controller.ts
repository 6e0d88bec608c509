import { previewBankStatement, type StatementPreview } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PreviewBankStatementHandler } from './preview-bank-statement.handler.js';

@Controller()
export class PreviewBankStatementController {
  constructor(private readonly previewStatement: PreviewBankStatementHandler) {}

  @Route(previewBankStatement)
  preview(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body, files }: InputOf<typeof previewBankStatement>,
  ): Promise<StatementPreview> {
    return this.previewStatement.execute(files.statement, memberId, body.layout);
  }
}
