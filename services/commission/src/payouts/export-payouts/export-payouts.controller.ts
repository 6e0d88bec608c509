import { memberCommissionsCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportPayoutsHandler } from './export-payouts.handler.js';
import { payoutColumns } from './payout-columns.js';

@Controller()
export class ExportPayoutsController {
  constructor(
    private readonly exportPayouts: ExportPayoutsHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(memberCommissionsCsv)
  async file(@Input() { query }: InputOf<typeof memberCommissionsCsv>) {
    await this.audit.recordAlone('payouts-exported');
    return tableFile('payouts', query.format, payoutColumns, this.exportPayouts.execute(query));
  }
}
