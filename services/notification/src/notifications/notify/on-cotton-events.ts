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
import type { Request } from '../../requests/request.js';
import { Notifier } from './notifier.js';

const order = (subject: string): Request => ({ kind: 'cotton-requested', subject });
const depositReturn = (subject: string): Request => ({ kind: 'return-requested', subject });

@Controller()
export class OnCottonEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(cottonRequested)
  async requested(@Payload() event: EventOf<typeof cottonRequested>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberName: name, memberId: aboutId, quantityKg: kg, orderId } = event.data;
    await this.notifier.heads(
      'cotton-requested',
      { name, kg },
      { event, session, subject: orderId, aboutId, asks: order(orderId) },
    );
  }

  @OnEvent(cottonApproved)
  async approved(@Payload() event: EventOf<typeof cottonApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, orderId } = event.data;
    await this.notifier.member(
      memberId,
      'cotton-approved',
      { kg },
      { event, session, subject: orderId, settles: [order(orderId)] },
    );
  }

  @OnEvent(cottonRejected)
  async rejected(@Payload() event: EventOf<typeof cottonRejected>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, reason, orderId } = event.data;
    await this.notifier.member(
      memberId,
      'cotton-rejected',
      { kg, reason },
      { event, session, subject: orderId, settles: [order(orderId)] },
    );
  }

  @OnEvent(cottonSent)
  async sent(@Payload() event: EventOf<typeof cottonSent>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, parcelNo: parcel, orderId } = event.data;
    await this.notifier.member(memberId, 'cotton-sent', { kg, parcel }, { event, session, subject: orderId });
  }

  /** Each corrected number is news. */
  @OnEvent(parcelCorrected)
  async corrected(@Payload() event: EventOf<typeof parcelCorrected>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, parcelNo: parcel, orderId } = event.data;
    await this.notifier.member(memberId, 'parcel-corrected', { kg, parcel }, { event, session, subject: orderId });
  }

  @OnEvent(cottonDelivered)
  async delivered(@Payload() event: EventOf<typeof cottonDelivered>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, quantityKg: kg, orderId } = event.data;
    await this.notifier.member(memberId, 'cotton-delivered', { kg }, { event, session, subject: orderId });
  }

  @OnEvent(returnRequested)
  async returnAsked(
    @Payload() event: EventOf<typeof returnRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberName: name, memberId: aboutId, quantityKg: kg, orderId } = event.data;
    await this.notifier.heads(
      'return-requested',
      { name, kg },
      { event, session, subject: orderId, aboutId, asks: depositReturn(orderId) },
    );
  }

  @OnEvent(returnApproved)
  async returnGranted(
    @Payload() event: EventOf<typeof returnApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, makingChargePaise, depositPaise, orderId } = event.data;
    const params = { kg, amountPaise: makingChargePaise + depositPaise };
    await this.notifier.member(memberId, 'return-approved', params, {
      event,
      session,
      subject: orderId,
      settles: [depositReturn(orderId)],
    });
  }

  @OnEvent(returnRejected)
  async returnRefused(
    @Payload() event: EventOf<typeof returnRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { memberId, quantityKg: kg, reason, orderId } = event.data;
    await this.notifier.member(
      memberId,
      'return-rejected',
      { kg, reason },
      { event, session, subject: orderId, settles: [depositReturn(orderId)] },
    );
  }
}
