import { showCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { scheduleView } from '../persistence/schedule.schema.js';
import { SchedulesRepository } from '../persistence/schedules.repository.js';

@Controller()
export class GetScheduleController {
  constructor(private readonly schedules: SchedulesRepository) {}

  @Route(showCommissionSchedule)
  async show(): Promise<ResponseOf<typeof showCommissionSchedule>> {
    return scheduleView(await this.schedules.latest());
  }
}
