import { cancellationRequested } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';

@Controller()
export class OnCancellationRequested {
  constructor(private readonly cancellations: PlanCancellationsRepository) {}

  @OnEvent(cancellationRequested, { projection: 'cancellations' })
  async handle(
    @Payload() { data }: EventOf<typeof cancellationRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.cancellations.recordRequest(session, data.cancellationId, data.saleId);
  }
}
