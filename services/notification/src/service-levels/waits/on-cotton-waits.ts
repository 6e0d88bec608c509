import { cottonDelivered, cottonRejected, cottonRequested, returnRejected, returnRequested } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CaseKeeper, type CaseSubject } from '../case-keeper.js';
import type { Fact } from '../domain/wait.js';

const projection = 'service-levels';
type Order = EventOf<typeof cottonDelivered>['data'];

@Controller()
export class OnCottonWaits {
  constructor(private readonly cases: CaseKeeper) {}

  @OnEvent(cottonRequested, { projection })
  async onCottonRequested(
    @Payload() { data }: EventOf<typeof cottonRequested>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.add('delivery', 'asked', data, context);
  }

  @OnEvent(cottonDelivered, { projection })
  async onCottonDelivered(
    @Payload() { data }: EventOf<typeof cottonDelivered>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.add('delivery', 'done', data, context);
  }

  @OnEvent(cottonRejected, { projection })
  async onCottonRejected(
    @Payload() { data }: EventOf<typeof cottonRejected>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.add('delivery', 'ended', data, context);
  }

  @OnEvent(returnRequested, { projection })
  async onReturnRequested(
    @Payload() { data }: EventOf<typeof returnRequested>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.add('refund', 'asked', data, context);
  }

  @OnEvent(returnRejected, { projection })
  async onReturnRejected(
    @Payload() { data }: EventOf<typeof returnRejected>,
    @Ctx() context: EventContext,
  ): Promise<void> {
    await this.add('refund', 'ended', data, context);
  }

  private async add(
    kind: CaseSubject['kind'],
    what: Fact['what'],
    order: Order,
    { session }: EventContext,
  ): Promise<void> {
    await this.cases.add({ kind, id: order.orderId }, { what, at: new Date(order.occurredAt), rank: 0 }, session);
  }
}
