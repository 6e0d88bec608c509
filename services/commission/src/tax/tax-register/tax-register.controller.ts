import { taxRegister, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { TaxRegisterHandler } from './tax-register.handler.js';

@Controller()
export class TaxRegisterController {
  constructor(private readonly handler: TaxRegisterHandler) {}

  @Route(taxRegister)
  show(@Input() { query }: InputOf<typeof taxRegister>): Promise<ResponseOf<typeof taxRegister>> {
    return this.handler.execute(query);
  }
}
