import { documentOpenings, type DocumentOpening } from '@deepam/contracts';
import {
  CurrentCaller,
  decodeCursor,
  Input,
  paged,
  pageOf,
  Route,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { AuditViews } from '../audit-views.js';
import { AuditRowsRepository, place, placeOf } from '../persistence/audit-rows.repository.js';

@Controller()
export class ListDocumentOpeningsController {
  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly views: AuditViews,
  ) {}

  @Route(documentOpenings)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query: { limit, cursor } }: InputOf<typeof documentOpenings>,
  ): Promise<Paged<DocumentOpening>> {
    const found = await this.rows.newest({ openingsBesides: memberId }, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, placeOf);
    const openings = (await this.views.of(items)).map(({ _id, at, kind, actor }) => ({
      _id,
      at,
      what: kind as DocumentOpening['what'],
      by: { kind: actor.kind, name: actor.name },
    }));
    return paged(openings, { nextCursor });
  }
}
