import { saleReversed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SaleCrediter } from '../sale-crediter.js';
import { saleIn } from '../reversed-sale-events.js';
import { SaleReverser } from '../sale-reverser.js';

/** A sale that was not heard of yet is credited first: then its own event finds it done, and the ledger tells all that has happened. */
@Controller()
export class OnSaleReversed {
  constructor(
    private readonly sales: SaleCrediter,
    private readonly reverser: SaleReverser,
  ) {}

  @OnEvent(saleReversed)
  async handle(@Payload() { data }: EventOf<typeof saleReversed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.sales.credit(saleIn(data), session);
    await this.reverser.reverse(data, session);
  }
}
