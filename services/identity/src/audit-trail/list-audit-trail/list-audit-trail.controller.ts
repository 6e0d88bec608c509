import { listAuditTrail, type AuditView } from '@deepam/contracts';
import { decodeCursor, Input, paged, pageOf, Route, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AuditViews } from '../audit-views.js';
import { AuditRowsRepository, place, placeOf } from '../persistence/audit-rows.repository.js';

@Controller()
export class ListAuditTrailController {
  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly views: AuditViews,
  ) {}

  @Route(listAuditTrail)
  async list(@Input() { query }: InputOf<typeof listAuditTrail>): Promise<Paged<AuditView>> {
    const { limit, cursor, ...filter } = query;
    const found = await this.rows.newest(filter, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, placeOf);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }
}
