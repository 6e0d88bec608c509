import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { TransfersRepository } from './transfers.repository.js';

@Injectable()
export class TransferAges {
  constructor(
    ages: WaitingAges,
    payouts: PayoutsRepository,
    payables: PayablesRepository,
    transfers: TransfersRepository,
  ) {
    ages.register('payout', () => payouts.oldestWaiting());
    ages.register('payable', () => payables.findOldest('owed'));
    ages.register('transfer to record', () => transfers.oldestToRecord());
  }
}
