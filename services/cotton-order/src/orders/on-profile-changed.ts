import { mayHaveChanged, profileChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrdersRepository } from './persistence/orders.repository.js';

/** The carrier calls the buyer, so a corrected mobile is copied to the orders. */
@Controller()
export class OnProfileChanged {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(profileChanged, { concerns: (profile) => mayHaveChanged(profile, 'mobile') })
  async handle(@Payload() { data }: EventOf<typeof profileChanged>, @Ctx() { session }: EventContext): Promise<void> {
    await this.orders.correctBuyer(data, session);
  }
}
