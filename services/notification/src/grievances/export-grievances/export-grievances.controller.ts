import { grievancesCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ExportGrievancesHandler } from './export-grievances.handler.js';
import { registerColumns } from './register-columns.js';

@Controller()
export class ExportGrievancesController {
  constructor(
    private readonly exportGrievances: ExportGrievancesHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(grievancesCsv)
  async file(@Input() { query }: InputOf<typeof grievancesCsv>) {
    await this.audit.recordAlone('grievances-exported');
    return tableFile('grievances', query.format, registerColumns, this.exportGrievances.execute(query.state));
  }
}
