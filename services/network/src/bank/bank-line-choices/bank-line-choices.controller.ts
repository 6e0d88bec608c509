import { bankLineChoices, type LineChoice } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BankLineChoicesHandler } from './bank-line-choices.handler.js';

@Controller()
export class BankLineChoicesController {
  constructor(private readonly listLineChoices: BankLineChoicesHandler) {}

  @Route(bankLineChoices)
  list(@Input() { params, query }: InputOf<typeof bankLineChoices>): Promise<LineChoice[]> {
    return this.listLineChoices.execute(params.id, query.q ?? '');
  }
}
