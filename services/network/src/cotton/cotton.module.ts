import type { FeatureModule } from '@deepam/messaging';
import { CottonTxnids } from './cotton-txnids.js';
import { CottonUpiController } from './cotton-upi/cotton-upi.controller.js';
import { CottonUpiHandler } from './cotton-upi/cotton-upi.handler.js';
import { OnCottonApproved } from './on-cotton-approved/on-cotton-approved.handler.js';
import { OnCottonRejected } from './on-cotton-rejected/on-cotton-rejected.handler.js';
import { OnCottonRequested } from './on-cotton-requested/on-cotton-requested.handler.js';

export const cotton: FeatureModule = {
  models: [],
  controllers: [CottonUpiController, OnCottonApproved, OnCottonRejected, OnCottonRequested],
  providers: [CottonTxnids, CottonUpiHandler],
};
