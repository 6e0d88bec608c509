import { commissionTerms, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { SchedulesRepository } from '../persistence/schedules.repository.js';

@Controller()
export class CommissionTermsController {
  constructor(private readonly schedules: SchedulesRepository) {}

  @Route(commissionTerms)
  async terms(): Promise<ResponseOf<typeof commissionTerms>> {
    const { _id: version, ratesBasisPoints, levelsByPlan } = await this.schedules.latest();
    return { version, ratesBasisPoints: [...ratesBasisPoints], levelsByPlan: { ...levelsByPlan } };
  }
}
