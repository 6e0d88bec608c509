import { memberCommissionsCsv } from '@deepam/contracts';
import { csvFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportPayoutsHandler } from './export-payouts.handler.js';
import { payoutColumns } from './payout-columns.js';

@Controller()
export class ExportPayoutsController {
  constructor(private readonly exportPayouts: ExportPayoutsHandler) {}

  @Route(memberCommissionsCsv)
  csv(@Input() { query }: InputOf<typeof memberCommissionsCsv>) {
    return csvFile('payouts.csv', payoutColumns, this.exportPayouts.execute(query));
  }
}
