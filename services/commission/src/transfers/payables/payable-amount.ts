import { toRupees, type payableAmount, type ResponseOf } from '@deepam/contracts';
import { ApprovalPolicy } from '@deepam/messaging';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PayablesRepository } from '../../payables/payables.repository.js';
import { LoginInfluencesRepository } from '../../payouts/persistence/login-influences.repository.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { StatementDays } from '../statement-days.js';

@Injectable()
export class PayableAmountHandler {
  constructor(
    private readonly payables: PayablesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly days: StatementDays,
    private readonly influences: LoginInfluencesRepository,
    private readonly taxes: TaxKeeper,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /** @throws DomainError COMMISSION.PAYABLE_NOT_FOUND, COMMISSION.PAYABLE_NOT_OWED */
  async execute(payableId: string): Promise<ResponseOf<typeof payableAmount>> {
    const payable = await this.payables.find(payableId);
    const statementsUpTo = await this.days.upTo();
    if (!payable) return { ...(await this.amountOfRequest(payableId)), statementsUpTo };
    const { state, grossPaise, taxPaise, netPaise, memberId, requesterAccounts, transferCount } = payable;
    if (state !== 'owed') throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
    const tax = (await this.payouts.get(payableId))?.tax;
    return {
      amount: toRupees(grossPaise),
      tax: toRupees(taxPaise),
      net: toRupees(netPaise),
      hasPan: tax?.hasPan ?? null,
      needsApprover: await this.approvalPolicy.isNeeded({
        amountPaise: netPaise,
        memberId,
        isAlways: transferCount > 0,
        payeeAccounts: await this.influences.payeeAccounts([
          {
            memberId,
            requesterAccounts,
          },
        ]),
      }),
      statementsUpTo,
    };
  }

  /** The amount is computed as in the approval, but not fixed. */
  private async amountOfRequest(payoutId: string) {
    const payout = await this.payouts.get(payoutId);
    if (!payout) throw new DomainError('COMMISSION.PAYABLE_NOT_FOUND');
    if (payout.status !== 'Requested') throw new DomainError('COMMISSION.PAYABLE_NOT_OWED');
    const tax = (await this.taxes.begin([payout.memberId]))?.taxOf(payout);
    const { amountPaise, memberId } = payout;
    return {
      amount: toRupees(amountPaise),
      tax: toRupees(tax?.taxPaise ?? 0),
      net: toRupees(tax?.netPaise ?? amountPaise),
      hasPan: tax?.hasPan ?? null,
      needsApprover: await this.approvalPolicy.isNeeded({
        amountPaise,
        memberId,
        payeeAccounts: await this.influences.payeeAccounts([payout]),
      }),
    };
  }
}
