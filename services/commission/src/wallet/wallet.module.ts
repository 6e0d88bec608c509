import type { Aggregate } from '@deepam/messaging';
import { GetBalanceController } from './get-balance.controller.js';
import { PayoutWaits } from './payout-waits.js';

export const wallet: Aggregate = { models: [], controllers: [GetBalanceController], providers: [PayoutWaits] };
