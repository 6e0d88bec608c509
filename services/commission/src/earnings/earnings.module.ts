import type { FeatureModule } from '@deepam/messaging';
import { AddEarningsHandler } from './add-earnings.js';
import { OnReturnApproved } from './on-return-approved.js';
import { EarningsController } from './earnings.controller.js';

export const earnings: FeatureModule = {
  controllers: [EarningsController, OnReturnApproved],
  providers: [AddEarningsHandler],
};
