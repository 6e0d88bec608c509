import { planApproved } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CommissionService } from './commission.service.js';

@Controller()
export class OnPlanApproved {
  constructor(private readonly commission: CommissionService) {}

  @OnEvent(planApproved)
  async handle(@Payload() { data }: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.commission.creditSale(data, session);
  }
}
