import { balance, toRupees, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { inState, lifeTotal, payableFrom } from '../ledger/domain/balance.js';
import { holdsByDay } from '../ledger/domain/holds.js';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { HoldsRepository } from '../ledger/persistence/holds.repository.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { PlanCancellationsRepository } from '../sales/persistence/plan-cancellations.repository.js';
import { TaxDeductionsRepository } from '../tax/persistence/tax-deductions.repository.js';
import { currentTransfer } from '../transfers/domain/transfer.js';
import { HistoryViews } from '../transfers/history-views.js';
import { ownTransferOf } from '../transfers/transfer-views.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { PayoutWaits } from './payout-waits.js';

type RefundKind = ResponseOf<typeof balance>['refunds'][number]['kind'];
const LATEST = 50;
/** A member with more credits on hold sees only the first releases. */
const MOST_HOLDS = 1_000;

@Controller()
export class WalletController {
  constructor(
    private readonly balances: BalancesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly payables: PayablesRepository,
    private readonly transfers: TransfersRepository,
    private readonly views: HistoryViews,
    private readonly taxes: TaxDeductionsRepository,
    private readonly holds: HoldsRepository,
    private readonly cancellations: PlanCancellationsRepository,
    private readonly waits: PayoutWaits,
  ) {}

  @Route(balance)
  async balance(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof balance>> {
    const contested = await this.cancellations.contestedSales();
    const [amounts, latest, unpaidPaise, refunds, taxPaise, holds, payoutsWait] = await Promise.all([
      this.balances.balancesOf(memberId),
      this.payouts.latestOf(memberId, LATEST),
      this.payables.unpaidPayoutsPaise(memberId),
      this.payables.refundsOf(memberId, LATEST),
      this.taxes.deductedFrom(memberId),
      this.holds.holdsOf(memberId, MOST_HOLDS, contested),
      this.waits.waitsOf(memberId),
    ]);
    const entries = await this.views.entries(latest);
    const transfers = await this.transfers.ofPayables(refunds.map(({ _id }) => _id));
    return {
      earnings: toRupees(lifeTotal(amounts, 'earnings')),
      // Deducted tax was earned, too, but is on no account of the member any more.
      commission: toRupees(lifeTotal(amounts, 'commission') + taxPaise),
      pending: toRupees(inState(amounts, 'pending')),
      available: toRupees(inState(amounts, 'available')),
      availableFrom: {
        commission: toRupees(Math.max(0, payableFrom(amounts, 'commission') - payableFrom(amounts, 'earnings'))),
        earnings: toRupees(payableFrom(amounts, 'earnings')),
      },
      reserved: toRupees(inState(amounts, 'reserved')),
      // The ledger counts approved payouts as paid, although some have not reached the member yet.
      paid: toRupees(inState(amounts, 'paid') - unpaidPaise),
      onHold: holdsByDay(holds, holds.length === MOST_HOLDS).map(({ until, amountPaise }) => ({
        until,
        amount: toRupees(amountPaise),
      })),
      ...(payoutsWait !== undefined && { payoutsWait }),
      ...(taxPaise > 0 && { tax: toRupees(taxPaise) }),
      commissionHistory: latest.map(({ _id }) => entries.get(_id)!),
      refunds: refunds.map(({ _id, kind, state, netPaise, owedSince }) => {
        const transfer = currentTransfer(transfers.filter(({ payableId }) => payableId === _id));
        return {
          _id,
          kind: kind as RefundKind,
          state,
          amount: toRupees(netPaise),
          date: owedSince.toISOString(),
          ...(transfer && { transfer: ownTransferOf(transfer) }),
        };
      }),
    };
  }
}
