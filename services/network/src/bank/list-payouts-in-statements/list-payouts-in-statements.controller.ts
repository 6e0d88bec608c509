import { payoutsInStatements, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListPayoutsInStatementsHandler } from './list-payouts-in-statements.handler.js';

@Controller()
export class ListPayoutsInStatementsController {
  constructor(private readonly handler: ListPayoutsInStatementsHandler) {}

  @Route(payoutsInStatements)
  async list(@Input() { body }: InputOf<typeof payoutsInStatements>): Promise<ResponseOf<typeof payoutsInStatements>> {
    return this.handler.execute(body);
  }
}
