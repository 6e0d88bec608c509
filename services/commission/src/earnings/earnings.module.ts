import type { FeatureModule } from '@deepam/messaging';
import { AddEarningsController } from './add-earnings/add-earnings.controller.js';
import { AddEarningsHandler } from './add-earnings/add-earnings.handler.js';
import { OnReturnApproved } from './on-return-approved/on-return-approved.handler.js';

export const earnings: FeatureModule = {
  controllers: [AddEarningsController, OnReturnApproved],
  providers: [AddEarningsHandler],
};
