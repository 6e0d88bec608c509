import { balance, toRupees, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { PayoutViews } from '../../payouts/payout-views.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { inState, lifeTotal } from '../domain/balance.js';
import { BalancesRepository } from '../persistence/balances.repository.js';

const LATEST = 50;

@Controller()
export class GetBalanceController {
  constructor(
    private readonly balances: BalancesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly views: PayoutViews,
  ) {}

  @Route(balance)
  async show(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof balance>> {
    const [amounts, latest] = await Promise.all([this.balances.of(memberId), this.payouts.latestOf(memberId, LATEST)]);
    return {
      earnings: toRupees(lifeTotal(amounts, 'earnings')),
      commission: toRupees(lifeTotal(amounts, 'commission')),
      pending: toRupees(inState(amounts, 'pending')),
      available: toRupees(inState(amounts, 'available')),
      availableFrom: {
        commission: toRupees(amounts.commission.available),
        earnings: toRupees(amounts.earnings.available),
      },
      reserved: toRupees(inState(amounts, 'reserved')),
      paid: toRupees(inState(amounts, 'paid')),
      commissionHistory: latest.map((payout) => this.views.entry(payout)),
    };
  }
}
