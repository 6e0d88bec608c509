import { payoutDecided, payoutRequested, payoutSaidPaid, payoutSent } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CaseKeeper } from '../case-keeper.js';

const projection = 'promises';

/** Of those who have asked for their money. */
@Controller()
export class OnCommissionWaits {
  constructor(private readonly cases: CaseKeeper) {}

  @OnEvent(payoutRequested, { projection })
  async asked(@Payload() { data }: EventOf<typeof payoutRequested>, @Ctx() { session }: EventContext): Promise<void> {
    const { payoutId: id, requestedAt } = data;
    await this.cases.add({ kind: 'payout', id }, { what: 'asked', at: new Date(requestedAt), rank: 0 }, session);
  }

  @OnEvent(payoutDecided, { projection })
  async decided(@Payload() { data }: EventOf<typeof payoutDecided>, @Ctx() { session }: EventContext): Promise<void> {
    const { payoutId: id, status, decidedAt, isToSend } = data;
    if (isToSend) return;
    const what = status === 'Approved' ? 'done' : 'ended';
    await this.cases.add({ kind: 'payout', id }, { what, at: new Date(decidedAt), rank: 0 }, session);
  }

  @OnEvent(payoutSent, { projection })
  async sent(@Payload() { data }: EventOf<typeof payoutSent>, @Ctx() { session }: EventContext): Promise<void> {
    const { payoutId: id, sentAt } = data;
    await this.cases.add({ kind: 'payout', id }, { what: 'done', at: new Date(sentAt), rank: 0 }, session);
  }

  /** It was to be sent still, or to be approved, and the bank had paid it. */
  @OnEvent(payoutSaidPaid, { projection })
  async paid(@Payload() { data }: EventOf<typeof payoutSaidPaid>, @Ctx() { session }: EventContext): Promise<void> {
    const { payoutId: id, foundAt } = data;
    await this.cases.add({ kind: 'payout', id }, { what: 'done', at: new Date(foundAt), rank: 0 }, session);
  }
}
