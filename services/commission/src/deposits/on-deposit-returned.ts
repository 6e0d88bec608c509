import { indianDay, returnApproved } from '@deepam/contracts';
import { MalformedEvent, OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayableKeeper } from '../payables/payable-keeper.js';
import { TransferBook } from '../transfers/transfer-book.js';
import { DepositKeeper } from './deposit-keeper.js';

/**
 * An approved return makes the deposit owed to the member. If the event has a picture, the deposit was transferred by
 * hand already.
 */
@Controller()
export class OnDepositReturned {
  constructor(
    private readonly deposits: DepositKeeper,
    private readonly keeper: PayableKeeper,
    private readonly book: TransferBook,
  ) {}

  @OnEvent(returnApproved, { projection: 'deposits' })
  async handle(@Payload() { data }: EventOf<typeof returnApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, depositPaise: amountPaise, buyerAccounts, depositProofKey, approval } = data;
    if (amountPaise <= 0) throw new MalformedEvent(`A deposit of ${amountPaise} paise is impossible`);
    const at = new Date(data.occurredAt);
    await this.deposits.hold(session, { orderId, memberId, amountPaise }, at);
    const owed = { kind: 'deposit-refund' as const, memberId, requesterAccounts: buyerAccounts };
    const [payable] = await this.keeper.owe(session, [{ ...owed, _id: orderId, grossPaise: amountPaise }], at);
    if (depositProofKey === null || payable!.transferCount > 0) return;
    const { decidedBy: requestedBy, approverId: approvedBy } = approval;
    const terms = { channel: 'manual' as const, requestedBy, approvedBy, proofKey: depositProofKey };
    const paid = { sourceId: `return of ${orderId}`, day: indianDay(at), recordedBy: requestedBy };
    await this.book.open(session, [{ payable: payable!, terms, paid }]);
  }
}
