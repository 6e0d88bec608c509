import type { FeatureModule } from '@deepam/messaging';
import { HoldMoneyHandler } from './hold-money.js';
import { OnAccountClosed } from './on-account-closed.js';
import { ClosingController } from './closing.controller.js';

export const closing: FeatureModule = {
  controllers: [ClosingController, OnAccountClosed],
  providers: [HoldMoneyHandler],
};
