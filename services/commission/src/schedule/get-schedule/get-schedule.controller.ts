import { commissionTerms, showCommissionSchedule, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SchedulesRepository } from '../persistence/schedules.repository.js';
import { ScheduleViews } from '../schedule-views.js';

@Controller()
export class GetScheduleController {
  constructor(
    private readonly schedules: SchedulesRepository,
    private readonly views: ScheduleViews,
  ) {}

  @Route(showCommissionSchedule)
  async show(): Promise<ResponseOf<typeof showCommissionSchedule>> {
    return this.views.of(await this.schedules.latest());
  }

  @Route(commissionTerms)
  async terms(): Promise<ResponseOf<typeof commissionTerms>> {
    const { _id: version, ratesBasisPoints, levelsByPlan } = await this.schedules.latest();
    return { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan: { ...levelsByPlan } };
  }
}
