import { payoutDecided, payoutRequested, transferStateChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CaseKeeper } from '../case-keeper.js';

const projection = 'service-levels';

@Controller()
export class OnCommissionWaits {
  constructor(private readonly cases: CaseKeeper) {}

  @OnEvent(payoutRequested, { projection })
  async onPayoutRequested(
    @Payload() { data }: EventOf<typeof payoutRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { payoutId: id, requestedAt } = data;
    await this.cases.add({ kind: 'payout', id }, { what: 'asked', at: new Date(requestedAt), rank: 0 }, session);
  }

  @OnEvent(payoutDecided, { projection })
  async onPayoutDecided(
    @Payload() { data }: EventOf<typeof payoutDecided>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { payoutId: id, status, decidedAt, isSent } = data;
    if (status === 'Approved' && !isSent) return;
    const what = status === 'Approved' ? 'done' : 'ended';
    await this.cases.add({ kind: 'payout', id }, { what, at: new Date(decidedAt), rank: 0 }, session);
  }

  @OnEvent(transferStateChanged, { projection })
  async onTransferStateChanged(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { payableId: id, kind, to, changedAt } = data;
    if (to !== 'paid' || kind === 'plan-refund') return;
    const waited = { kind: kind === 'payout' ? ('payout' as const) : ('refund' as const), id };
    await this.cases.add(waited, { what: 'done', at: new Date(changedAt), rank: 0 }, session);
  }
}
