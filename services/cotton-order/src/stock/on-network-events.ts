import { planApproved, saleReversed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { StockKeeper } from './stock-keeper.js';

const kits = { projection: 'kits' };

@Controller()
export class OnPlanApproved {
  constructor(private readonly stock: StockKeeper) {}

  @OnEvent(planApproved, kits)
  async handle(@Payload() { data }: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.stock.recordSale(session, data);
  }
}

/** A reversal returns the kit to the store. A person records the loss of a sent kit. */
@Controller()
export class OnSaleReversed {
  constructor(private readonly stock: StockKeeper) {}

  @OnEvent(saleReversed, { projection: 'kits' })
  async handle(@Payload() { data }: EventOf<typeof saleReversed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.stock.recordReversal(session, data);
  }
}
