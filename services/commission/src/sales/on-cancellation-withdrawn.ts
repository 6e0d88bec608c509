import { cancellationWithdrawn } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';

@Controller()
export class OnCancellationWithdrawn {
  constructor(private readonly cancellations: PlanCancellationsRepository) {}

  @OnEvent(cancellationWithdrawn, { projection: 'cancellations' })
  async handle(
    @Payload() { data }: EventOf<typeof cancellationWithdrawn>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.cancellations.recordEnd(session, data.cancellationId);
  }
}
