import { type GrievanceView, listOwnGrievances } from '@deepam/contracts';
import {
  type Caller,
  Clock,
  CurrentCaller,
  decodeCursor,
  Input,
  type InputOf,
  paged,
  type Paged,
  pageOf,
  Route,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { ownView } from '../grievance-views.js';
import { GrievancesRepository } from '../persistence/grievances.repository.js';

const place = z.tuple([z.coerce.date(), z.string().max(20)]);

@Controller()
export class ListOwnGrievancesController {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly clock: Clock,
  ) {}

  @Route(listOwnGrievances)
  async list(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query: { limit, cursor } }: InputOf<typeof listOwnGrievances>,
  ): Promise<Paged<GrievanceView>> {
    const found = await this.grievances.ofMember(memberId, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ filedAt, _id }) => [filedAt, _id]);
    const now = this.clock.now();
    return paged(
      items.map((item) => ownView(item, now)),
      { nextCursor },
    );
  }
}
