import { statement } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { StatementHandler } from './statement.handler.js';

@Controller()
export class StatementController {
  constructor(private readonly getStatement: StatementHandler) {}

  @Route(statement)
  get(@Input() { query }: InputOf<typeof statement>, @CurrentCaller() caller: Caller) {
    return this.getStatement.execute(caller, query);
  }
}
