import type { FeatureModule } from '@deepam/messaging';
import { CottonTxnids } from './cotton-txnids.js';
import { GetCottonUpiController } from './get-cotton-upi/get-cotton-upi.controller.js';
import { GetCottonUpiHandler } from './get-cotton-upi/get-cotton-upi.handler.js';
import { OnCottonApproved } from './on-cotton-approved/on-cotton-approved.handler.js';
import { OnCottonRejected } from './on-cotton-rejected/on-cotton-rejected.handler.js';
import { OnCottonRequested } from './on-cotton-requested/on-cotton-requested.handler.js';

export const cotton: FeatureModule = {
  models: [],
  controllers: [GetCottonUpiController, OnCottonApproved, OnCottonRejected, OnCottonRequested],
  providers: [CottonTxnids, GetCottonUpiHandler],
};
