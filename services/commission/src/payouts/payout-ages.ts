import { WaitingAges } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PayoutsRepository } from './persistence/payouts.repository.js';

@Injectable()
export class PayoutAges {
  constructor(ages: WaitingAges, payouts: PayoutsRepository) {
    ages.register('payout', () => payouts.oldestWaiting());
    ages.register('payout to send again', () => payouts.oldestToSendAgain());
    ages.register('payout to send', () => payouts.oldestToSend());
  }
}
