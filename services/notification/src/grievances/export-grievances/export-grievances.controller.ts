import { grievancesCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { csvFile, Input, type InputOf, Route } from '@deepam/platform';
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
  async csv(@Input() { query }: InputOf<typeof grievancesCsv>) {
    await this.audit.recordAlone('grievances-exported');
    return csvFile('grievances.csv', registerColumns, this.exportGrievances.execute(query.state));
  }
}
