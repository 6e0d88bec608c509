import { showCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SchedulesRepository } from '../persistence/schedules.repository.js';
import { ScheduleViews } from '../schedule-views.js';

@Controller()
export class ShowCommissionScheduleController {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly views: ScheduleViews,
  ) {}

  @Route(showCommissionSchedule)
  async show(): Promise<ResponseOf<typeof showCommissionSchedule>> {
    return this.views.viewOf(await this.schedules.latest());
  }
}
