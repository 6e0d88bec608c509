import { taxPersons, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { refuseAllButCommission } from '../domain/who-pays-out.js';
import { ListTaxPersonsHandler } from './list-tax-persons.handler.js';

@Controller()
export class ListTaxPersonsController {
  constructor(private readonly handler: ListTaxPersonsHandler) {}

  @Route(taxPersons)
  list(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof taxPersons>,
  ): Promise<ResponseOf<typeof taxPersons>> {
    refuseAllButCommission(caller);
    return this.handler.execute(body);
  }
}
