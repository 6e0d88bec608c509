import type { Aggregate } from '@deepam/messaging';
import { WalletController } from './wallet.controller.js';
import { PayoutWaits } from './payout-waits.js';

export const wallet: Aggregate = { models: [], controllers: [WalletController], providers: [PayoutWaits] };
