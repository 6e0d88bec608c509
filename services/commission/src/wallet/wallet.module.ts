import type { FeatureModule } from '@deepam/messaging';
import { PayoutWaits } from './payout-waits.js';
import { WalletController } from './wallet.controller.js';

export const wallet: FeatureModule = { models: [], controllers: [WalletController], providers: [PayoutWaits] };
