import {
  cottonApproved,
  cottonDelivered,
  cottonRejected,
  cottonRequested,
  cottonSent,
  parcelCorrected,
  returnApproved,
  returnRejected,
  returnRequested,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request-states.repository.js';
import { Notifier } from './notifier.js';

const order = (subject: string): Request => ({ kind: 'cotton-requested', subject });
const depositReturn = (subject: string): Request => ({ kind: 'return-requested', subject });

@Controller()
export class OnCottonEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(cottonRequested)
  async onCottonRequested(
    @Payload() event: EventOf<typeof cottonRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberName: name, memberId: aboutId, quantityKg: kg, orderId } = event.data;
    await this.notifier.notifyHeads(
      'cotton-requested',
      { name, kg },
      { event, session, subject: orderId, aboutId, request: order(orderId) },
    );
  }

  @OnEvent(cottonApproved)
  async onCottonApproved(
    @Payload() event: EventOf<typeof cottonApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, orderId } = event.data;
    await this.notifier.notifyMember(
      memberId,
      'cotton-approved',
      { kg },
      { event, session, subject: orderId, settles: [order(orderId)] },
    );
  }

  @OnEvent(cottonRejected)
  async onCottonRejected(
    @Payload() event: EventOf<typeof cottonRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, reason, orderId } = event.data;
    await this.notifier.notifyMember(
      memberId,
      'cotton-rejected',
      { kg, reason },
      { event, session, subject: orderId, settles: [order(orderId)] },
    );
  }

  @OnEvent(cottonSent)
  async onCottonSent(@Payload() event: EventOf<typeof cottonSent>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, parcelNo: parcel, orderId } = event.data;
    await this.notifier.notifyMember(memberId, 'cotton-sent', { kg, parcel }, { event, session, subject: orderId });
  }

  /** Each corrected number is news. */
  @OnEvent(parcelCorrected)
  async onParcelCorrected(
    @Payload() event: EventOf<typeof parcelCorrected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, parcelNo: parcel, orderId } = event.data;
    await this.notifier.notifyMember(
      memberId,
      'parcel-corrected',
      { kg, parcel },
      { event, session, subject: orderId },
    );
  }

  @OnEvent(cottonDelivered)
  async onCottonDelivered(
    @Payload() event: EventOf<typeof cottonDelivered>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, orderId } = event.data;
    await this.notifier.notifyMember(memberId, 'cotton-delivered', { kg }, { event, session, subject: orderId });
  }

  @OnEvent(returnRequested)
  async onReturnRequested(
    @Payload() event: EventOf<typeof returnRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberName: name, memberId: aboutId, quantityKg: kg, orderId } = event.data;
    await this.notifier.notifyHeads(
      'return-requested',
      { name, kg },
      { event, session, subject: orderId, aboutId, request: depositReturn(orderId) },
    );
  }

  @OnEvent(returnApproved)
  async onReturnApproved(
    @Payload() event: EventOf<typeof returnApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, makingChargePaise, depositPaise, orderId } = event.data;
    const params = { kg, amountPaise: makingChargePaise + depositPaise };
    await this.notifier.notifyMember(memberId, 'return-approved', params, {
      event,
      session,
      subject: orderId,
      settles: [depositReturn(orderId)],
    });
  }

  @OnEvent(returnRejected)
  async onReturnRejected(
    @Payload() event: EventOf<typeof returnRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, reason, orderId } = event.data;
    await this.notifier.notifyMember(
      memberId,
      'return-rejected',
      { kg, reason },
      { event, session, subject: orderId, settles: [depositReturn(orderId)] },
    );
  }
}
