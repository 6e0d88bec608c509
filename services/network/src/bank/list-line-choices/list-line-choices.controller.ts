import { bankLineChoices, type LineChoice } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListLineChoicesHandler } from './list-line-choices.handler.js';

@Controller()
export class ListLineChoicesController {
  constructor(private readonly listLineChoices: ListLineChoicesHandler) {}

  @Route(bankLineChoices)
  list(@Input() { params, query }: InputOf<typeof bankLineChoices>): Promise<LineChoice[]> {
    return this.listLineChoices.execute(params.id, query.q ?? '');
  }
}
