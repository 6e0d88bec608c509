import { sharedNumbers, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SharedNumbersHandler } from './shared-numbers.handler.js';

@Controller()
export class SharedNumbersController {
  constructor(private readonly list: SharedNumbersHandler) {}

  @Route(sharedNumbers)
  run(@Input() { query }: InputOf<typeof sharedNumbers>): Promise<ResponseOf<typeof sharedNumbers>> {
    return this.list.execute(query.memberIds);
  }
}
