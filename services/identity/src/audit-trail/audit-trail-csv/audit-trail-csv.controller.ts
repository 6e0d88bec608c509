import { auditTrailCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { auditColumns } from './audit-columns.js';
import { AuditTrailCsvHandler } from './audit-trail-csv.handler.js';

@Controller()
export class AuditTrailCsvController {
  constructor(
    private readonly exportAuditTrail: AuditTrailCsvHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(auditTrailCsv)
  async file(@Input() { query }: InputOf<typeof auditTrailCsv>) {
    await this.audit.recordAlone('audit-trail-exported');
    const { format, ...filter } = query;
    return tableFile('audit-trail', format, auditColumns, this.exportAuditTrail.execute(filter));
  }
}
