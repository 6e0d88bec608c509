import { listCommissionSchedules } from '@deepam/contracts';
import { decodeCursor, Input, type InputOf, paged, pageOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { SchedulesRepository } from '../persistence/schedules.repository.js';
import { ScheduleViews } from '../schedule-views.js';

@Controller()
export class ListCommissionSchedulesController {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly views: ScheduleViews,
  ) {}

  @Route(listCommissionSchedules)
  async list(@Input() { query: { limit, cursor } }: InputOf<typeof listCommissionSchedules>) {
    const found = await this.schedules.page(limit + 1, decodeCursor(z.int(), cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ _id }) => _id);
    return paged(await Promise.all(items.map((one) => this.views.viewOf(one))), { nextCursor });
  }
}
