import { toRupees, type payoutAmountToSend, type ResponseOf } from '@deepam/contracts';
import { SecondPerson } from '@deepam/messaging';
import { Clock, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import type { PayoutTax } from '../../tax/domain/payout-tax.js';
import { TaxKeeper } from '../../tax/tax-keeper.js';
import { isOverdue } from '../domain/granted-payout.js';
import { LoginInfluencesRepository } from '../persistence/login-influences.repository.js';
import type { PayoutDocument } from '../persistence/payout.schema.js';
import { PayoutsRepository } from '../persistence/payouts.repository.js';

/** Computed as the approval will, and nothing is fixed by looking; as its approval has fixed it, where it is sent again. */
@Injectable()
export class GetAmountToSendHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly influences: LoginInfluencesRepository,
    private readonly taxes: TaxKeeper,
    private readonly earlierFiles: EarlierFiles,
    private readonly secondPerson: SecondPerson,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED, COMMISSION.IN_BATCH, SERVER.UNAVAILABLE without identity or network */
  async execute(payoutId: string): Promise<ResponseOf<typeof payoutAmountToSend>> {
    await this.earlierFiles.look([payoutId]);
    const payout = await this.payouts.get(payoutId);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const { status, batchId, cameBackAt, amountPaise } = payout;
    if (cameBackAt !== undefined || isOverdue(payout, this.clock.now())) {
      const needsSecondPerson = await this.secondPerson.isNeeded({ amountPaise, isAlways: true });
      return { ...amountOf(payout, payout.tax), needsSecondPerson };
    }
    if (status !== 'Requested') throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status } });
    if (batchId != null) throw new DomainError('COMMISSION.IN_BATCH');
    const earlier = (await this.earlierFiles.of([payoutId])).get(payoutId);
    const taxed = await this.taxes.ask([payout.memberId]);
    const tax = taxed && (await this.taxes.begin(taxed)).of(payout);
    return {
      ...amountOf(payout, tax),
      needsSecondPerson: await this.secondPerson.isNeeded({
        ...{ amountPaise, memberId: payout.memberId, isAlways: earlier !== undefined },
        payeeAccounts: await this.influences.payeeAccounts([payout]),
      }),
      ...(earlier && { filedBefore: { saidPaid: earlier.saidPaid } }),
    };
  }
}

const amountOf = ({ amountPaise }: PayoutDocument, tax: PayoutTax | null | undefined) => ({
  amount: toRupees(amountPaise),
  tax: toRupees(tax?.taxPaise ?? 0),
  net: toRupees(tax?.netPaise ?? amountPaise),
  hasPan: tax?.hasPan ?? null,
});
