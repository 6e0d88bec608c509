import type { PayableView } from '@deepam/contracts';
import { DomainError, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PayablesRepository } from '../../payables/payables.repository.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { StatementDays } from '../statement-days.js';
import { PayableRows } from './payable-rows.js';

@Injectable()
export class PayableHandler {
  constructor(
    private readonly payables: PayablesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly rows: PayableRows,
    private readonly days: StatementDays,
  ) {}

  /** @throws DomainError COMMISSION.PAYABLE_NOT_FOUND */
  async execute(payableId: string, viewer: Caller): Promise<PayableView> {
    const payable = await this.payables.find(payableId);
    const payout = payable ? null : await this.payouts.get(payableId);
    if (!payable && !payout) throw new DomainError('COMMISSION.PAYABLE_NOT_FOUND');
    const [found] = await this.rows.rowsOf([payable ? { payable } : { payout: payout! }], viewer);
    return { ...found!.row, transfers: found!.transfers, statementsUpTo: await this.days.upTo() };
  }
}
