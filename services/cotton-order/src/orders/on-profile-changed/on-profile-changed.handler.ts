import { mayHaveChanged, profileChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrdersRepository } from '../persistence/orders.repository.js';

/** Whoever delivers calls the buyer: a corrected mobile reaches the orders too. */
@Controller()
export class OnProfileChanged {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(profileChanged, { concerns: (profile) => mayHaveChanged(profile, 'mobile') })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.orders.corrected(data, session);
  }
}
