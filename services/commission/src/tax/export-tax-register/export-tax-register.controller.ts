import { exportTaxRegister } from '@deepam/contracts';
import { tableFile, CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportTaxRegisterHandler } from './export-tax-register.handler.js';
import { taxRegisterColumns } from './tax-register-columns.js';

@Controller()
export class ExportTaxRegisterController {
  constructor(private readonly handler: ExportTaxRegisterHandler) {}

  @Route(exportTaxRegister)
  async file(@Input() { query, body }: InputOf<typeof exportTaxRegister>, @CurrentCaller() caller: Caller) {
    const lines = await this.handler.execute(body, caller);
    return tableFile(`tax-${body.year}-q${body.quarter}`, query.format, taxRegisterColumns, lines);
  }
}
