import { grievancesCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GrievancesCsvHandler } from './grievances-csv.handler.js';
import { registerColumns } from './register-columns.js';

@Controller()
export class GrievancesCsvController {
  constructor(
    private readonly exportGrievances: GrievancesCsvHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(grievancesCsv)
  async file(@Input() { query }: InputOf<typeof grievancesCsv>) {
    await this.audit.recordAlone('grievances-exported');
    return tableFile('grievances', query.format, registerColumns, this.exportGrievances.execute(query.state));
  }
}
