import type { FeatureModule } from '@deepam/messaging';
import { BalanceController } from './balance/balance.controller.js';
import { PayoutWaits } from './payout-waits.js';

export const wallet: FeatureModule = { models: [], controllers: [BalanceController], providers: [PayoutWaits] };
