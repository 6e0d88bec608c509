import type { FeatureModule } from '@deepam/messaging';
import { DepositKeeper } from './deposit-keeper.js';
import { OnDepositReturned } from './on-deposit-returned/on-deposit-returned.handler.js';
import { OnOrderApproved } from './on-order-approved/on-order-approved.handler.js';

export const deposits: FeatureModule = {
  models: [],
  controllers: [OnDepositReturned, OnOrderApproved],
  providers: [DepositKeeper],
};
