import type { FeatureModule } from '@deepam/messaging';
import { DepositKeeper } from './deposit-keeper.js';
import { OnDepositReturned } from './on-deposit-returned.js';
import { OnOrderApproved } from './on-order-approved.js';

export const deposits: FeatureModule = {
  models: [],
  controllers: [OnDepositReturned, OnOrderApproved],
  providers: [DepositKeeper],
};
