import { taxRegister, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetTaxRegisterHandler } from './get-tax-register.handler.js';

@Controller()
export class GetTaxRegisterController {
  constructor(private readonly handler: GetTaxRegisterHandler) {}

  @Route(taxRegister)
  show(@Input() { query }: InputOf<typeof taxRegister>): Promise<ResponseOf<typeof taxRegister>> {
    return this.handler.execute(query);
  }
}
