import type { AuditView } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { AuditViews } from './audit-views.js';
import { AuditRowsRepository, placeOf, type Place, type AuditFilter } from './persistence/audit-rows.repository.js';

const atOnce = 500;

@Injectable()
export class AuditTrailCsvHandler {
  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly views: AuditViews,
  ) {}

  async *execute(filter: AuditFilter): AsyncGenerator<AuditView> {
    let after: Place | null = null;
    do {
      const found = await this.rows.listNewest(filter, atOnce, after);
      yield* await this.views.viewsOf(found);
      const last = found.length === atOnce ? found.at(-1) : undefined;
      after = last === undefined ? null : placeOf(last);
    } while (after !== null);
  }
}
