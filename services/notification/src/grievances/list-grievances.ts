import type { GrievanceRow, listGrievances, QueryOf } from '@deepam/contracts';
import { decodeCursor, paged, type Paged, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { GrievanceViews } from './grievance-views.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';

const place = z.tuple([z.number(), z.string().max(20)]);
const placeOfMember = z.tuple([z.coerce.date(), z.string().max(20)]);

@Injectable()
export class ListGrievancesHandler {
  constructor(
    private readonly grievances: GrievancesRepository,
    private readonly views: GrievanceViews,
  ) {}

  /** @throws DomainError REQUEST.MALFORMED for an invalid cursor */
  async execute({
    state,
    ticket,
    memberId,
    limit,
    cursor,
  }: QueryOf<typeof listGrievances>): Promise<Paged<GrievanceRow>> {
    if (ticket !== undefined) return paged(await this.findByTicket(ticket), { nextCursor: null });
    if (memberId !== undefined) return this.ofMember(memberId, limit, cursor);
    const [found, total] = await Promise.all([
      this.grievances.forDesk(state, limit + 1, decodeCursor(place, cursor)),
      this.grievances.count(state),
    ]);
    const { items, nextCursor } = pageOf(found, limit, ({ rank, _id }) => [rank, _id]);
    return paged(await this.views.viewsOf(items), { nextCursor, total });
  }

  private async ofMember(memberId: string, limit: number, cursor: string | undefined): Promise<Paged<GrievanceRow>> {
    const found = await this.grievances.ofMember(memberId, limit + 1, decodeCursor(placeOfMember, cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ filedAt, _id }) => [filedAt, _id]);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }

  private async findByTicket(ticket: string): Promise<GrievanceRow[]> {
    const found = await this.grievances.find(ticket);
    return found === null ? [] : this.views.viewsOf([found]);
  }
}
