import { indianDay, sumPaise, toPaise, toRupees, type addTaxDeposit, type BodyOf, type Paise } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { taxDeposited } from '../ledger/domain/payout-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { TaxDeductionsRepository } from './persistence/tax-deductions.repository.js';
import { TaxDepositsRepository } from './persistence/tax-deposits.repository.js';

@Injectable()
export class AddTaxDepositHandler {
  constructor(
    private readonly deposits: TaxDepositsRepository,
    private readonly deductions: TaxDeductionsRepository,
    private readonly ledger: PostingsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * @returns the tax that is still owed
   * @throws DomainError COMMISSION.TAX_DEPOSIT_AHEAD, COMMISSION.TAX_DEPOSITED, COMMISSION.TAX_DEPOSIT_TOO_HIGH with
   * the tax that is owed; ApproverNeeded
   */
  async execute(payment: BodyOf<typeof addTaxDeposit>, notedBy: string): Promise<Paise> {
    if (payment.paidOn > indianDay(this.clock.now())) throw new DomainError('COMMISSION.TAX_DEPOSIT_AHEAD');
    return this.transactions.run((session) => this.recordDeposit(session, payment, notedBy));
  }

  private async recordDeposit(
    session: ClientSession,
    payment: BodyOf<typeof addTaxDeposit>,
    notedBy: string,
  ): Promise<Paise> {
    const { challan, paidOn } = payment;
    const amountPaise = toPaise(payment.amount);
    const earlier = await this.deposits.findAll(session);
    if (earlier.some((one) => one.challan === challan && one.paidOn === paidOn))
      throw new DomainError('COMMISSION.TAX_DEPOSITED');
    const { taxPaise } = await this.deductions.sums(null, session);
    const owed = taxPaise - sumPaise(earlier.map((one) => one.amountPaise));
    if (amountPaise > owed)
      throw new DomainError('COMMISSION.TAX_DEPOSIT_TOO_HIGH', { details: { left: toRupees(owed) } });
    await this.approvalPolicy.consume(session, {
      amountPaise,
      changes: [
        { field: 'challan', before: null, after: challan },
        { field: 'paidOn', before: null, after: paidOn },
      ],
    });
    const stamp = { id: newId(), at: this.clock.now() };
    const place = earlier.length + 1;
    await this.deposits.add(session, {
      _id: stamp.id,
      place,
      challan,
      paidOn,
      amountPaise,
      notedAt: stamp.at,
      notedBy,
    });
    const posting = taxDeposited({ depositId: stamp.id, amountPaise, decidedBy: notedBy }, stamp);
    await this.ledger.append(session, [{ ...posting, _id: newId() }]);
    await this.audit.record(session, 'tax-deposited', {
      subject: { kind: 'tax-deposit', id: stamp.id },
      after: { amount: toRupees(amountPaise) },
    });
    return owed - amountPaise;
  }
}
