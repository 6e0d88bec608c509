import { balance, toRupees, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { EarlierFiles } from '../../batches/earlier-files/earlier-files.js';
import { PayoutViews } from '../../payouts/payout-views.js';
import { PayoutWaits } from '../../payouts/payout-waits.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { PlanCancellationsRepository } from '../../sales/persistence/plan-cancellations.repository.js';
import { TaxDeductionsRepository } from '../../tax/persistence/tax-deductions.repository.js';
import { inState, lifeTotal, payableFrom } from '../domain/balance.js';
import { holdsByDay } from '../domain/holds-by-day.js';
import { BalancesRepository } from '../persistence/balances.repository.js';
import { HoldsRepository } from '../persistence/holds.repository.js';

const LATEST = 50;
/** Whoever has more on hold sees when the first of it becomes available. */
const MOST_HOLDS = 1_000;

@Controller()
export class GetBalanceController {
  constructor(
    private readonly balances: BalancesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly views: PayoutViews,
    private readonly taxes: TaxDeductionsRepository,
    private readonly holds: HoldsRepository,
    private readonly cancellations: PlanCancellationsRepository,
    private readonly waits: PayoutWaits,
    private readonly earlierFiles: EarlierFiles,
  ) {}

  @Route(balance)
  async show(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof balance>> {
    const contested = await this.cancellations.contestedSales();
    const [amounts, latest, unsentPaise, taxPaise, holds, payoutsWait] = await Promise.all([
      this.balances.of(memberId),
      this.payouts.latestOf(memberId, LATEST),
      this.payouts.unsentPaise(memberId),
      this.taxes.deductedFrom(memberId),
      this.holds.of(memberId, MOST_HOLDS, contested),
      this.waits.of(memberId),
    ]);
    const waiting = latest.filter(({ status }) => status === 'Requested').map(({ _id }) => _id);
    const earlier = waiting.length === 0 ? null : await this.earlierFiles.of(waiting);
    return {
      earnings: toRupees(lifeTotal(amounts, 'earnings')),
      // Tax is deducted from commission that was paid: it came in, and is on no account of the member any more.
      commission: toRupees(lifeTotal(amounts, 'commission') + taxPaise),
      pending: toRupees(inState(amounts, 'pending')),
      available: toRupees(inState(amounts, 'available')),
      availableFrom: {
        commission: toRupees(Math.max(0, payableFrom(amounts, 'commission') - payableFrom(amounts, 'earnings'))),
        earnings: toRupees(payableFrom(amounts, 'earnings')),
      },
      reserved: toRupees(inState(amounts, 'reserved')),
      // The books have as paid what was granted and is not sent yet, or came back and is not sent again.
      paid: toRupees(inState(amounts, 'paid') - unsentPaise),
      onHold: holdsByDay(holds, holds.length === MOST_HOLDS).map(({ until, amountPaise }) => ({
        until,
        amount: toRupees(amountPaise),
      })),
      ...(payoutsWait !== undefined && { payoutsWait }),
      ...(taxPaise > 0 && { tax: toRupees(taxPaise) }),
      commissionHistory: latest.map((payout) =>
        this.views.entry(payout, { saidPaid: earlier?.get(payout._id)?.saidPaid }),
      ),
    };
  }
}
