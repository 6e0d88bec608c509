import { exportTaxRegister } from '@deepam/contracts';
import { csvFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportTaxRegisterHandler } from './export-tax-register.handler.js';
import { taxRegisterColumns } from './tax-register-columns.js';

@Controller()
export class ExportTaxRegisterController {
  constructor(private readonly handler: ExportTaxRegisterHandler) {}

  @Route(exportTaxRegister)
  async csv(@Input() { body }: InputOf<typeof exportTaxRegister>, @CurrentCaller() caller: Caller) {
    const lines = await this.handler.execute(body, caller);
    return csvFile(`tax-${body.year}-q${body.quarter}.csv`, taxRegisterColumns, lines);
  }
}
