import type { FeatureModule } from '@deepam/messaging';
import { HoldMoneyController } from './hold-money/hold-money.controller.js';
import { HoldMoneyHandler } from './hold-money/hold-money.handler.js';
import { OnAccountClosed } from './on-account-closed/on-account-closed.handler.js';

export const closing: FeatureModule = {
  controllers: [HoldMoneyController, OnAccountClosed],
  providers: [HoldMoneyHandler],
};
