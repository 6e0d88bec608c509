import { statement } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetStatementHandler } from './get-statement.handler.js';

@Controller()
export class GetStatementController {
  constructor(private readonly getStatement: GetStatementHandler) {}

  @Route(statement)
  get(@Input() { query }: InputOf<typeof statement>, @CurrentCaller() caller: Caller) {
    return this.getStatement.execute(caller, query);
  }
}
