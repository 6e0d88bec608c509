import { earningsCredited, returnApproved } from '@deepam/contracts';
import { MalformedEvent, OnEvent, Outbox, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, newId } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { makingChargeCredit, makingChargeKey } from '../ledger/domain/earning-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { CreditService } from '../ledger/credit.service.js';

/** The making charge is earned once for each approved return. The deposit has its own accounts. */
@Controller()
export class OnReturnApproved {
  constructor(
    private readonly ledger: PostingsRepository,
    private readonly credits: CreditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @OnEvent(returnApproved)
  async handle(@Payload() { data }: EventOf<typeof returnApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, makingChargePaise: amountPaise, approval } = data;
    if (amountPaise <= 0) throw new MalformedEvent(`A making charge of ${amountPaise} paise is impossible`);
    if (await this.ledger.isPosted(makingChargeKey(orderId), session)) return;
    const at = new Date(data.occurredAt);
    await this.credits.post(session, at, null, (state) => [
      makingChargeCredit({ orderId, memberId, amountPaise, approval }, state, { id: newId(), at }),
    ]);
    await this.outbox.add(session, earningsCredited, {
      creditId: orderId,
      memberId,
      source: 'making-charge',
      amountPaise,
      reason: null,
      creditedAt: this.clock.now().toISOString(),
    });
  }
}
