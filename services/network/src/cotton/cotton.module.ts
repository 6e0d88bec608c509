import type { FeatureModule } from '@deepam/messaging';
import { CottonTxnids } from './cotton-txnids.js';
import { CottonUpiHandler } from './cotton-upi.js';
import { OnCottonApproved, OnCottonRequested, OnCottonRejected } from './on-cotton-events.js';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference.js';
import { CottonController } from './cotton.controller.js';

export const cotton: FeatureModule = {
  models: [],
  controllers: [CottonController, OnCottonApproved, OnCottonRejected, OnCottonRequested],
  providers: [CottonTxnids, CottonUpiHandler, ReservePaymentReferenceHandler],
};
