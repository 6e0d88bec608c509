import { planApproved, planApprovedV1 } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CommissionService } from '../commission.service.js';

@Controller()
export class OnPlanApproved {
  constructor(private readonly commission: CommissionService) {}

  @OnEvent(planApproved)
  async handle(@Payload() { data }: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.commission.creditSale(data, session);
  }

  @OnEvent(planApprovedV1)
  async handleV1(@Payload() { data }: EventOf<typeof planApprovedV1>, @Ctx() { session }: EventContext): Promise<void> {
    // Version 1 repeats two fields, and parsing drops them.
    await this.commission.creditSale(planApproved.data.parse(data), session);
  }
}
