import type { FeatureModule } from '@deepam/messaging';
import { WalletController } from './wallet.controller.js';
import { PayoutWaits } from './payout-waits.js';

export const wallet: FeatureModule = { models: [], controllers: [WalletController], providers: [PayoutWaits] };
