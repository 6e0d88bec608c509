import { planApproved, saleReversed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SaleDocuments } from './sale-documents.js';

@Controller()
export class OnPlanApproved {
  constructor(private readonly documents: SaleDocuments) {}

  @OnEvent(planApproved)
  async handle(@Payload() { data }: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.documents.issueForSale(data, session);
  }
}

@Controller()
export class OnSaleReversed {
  constructor(private readonly documents: SaleDocuments) {}

  @OnEvent(saleReversed)
  async handle(@Payload() { data }: EventOf<typeof saleReversed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.documents.issueForReversal(data, session);
  }
}
