import type { FeatureModule } from '@deepam/messaging';
import { NetworkSizes } from './network-sizes.js';
import { OnCommissionCredited, OnEarningsCredited, OnCreditCorrected } from './on-commission-events.js';
import { TotalsAggregator } from './totals-aggregator.js';
import {
  Tally,
  contributionModel,
  contributionSchema,
  networkSizeModel,
  networkSizeSchema,
  tallyModel,
  tallySchema,
} from './tally.js';

export const tally: FeatureModule = {
  models: [
    { name: networkSizeModel, schema: networkSizeSchema },
    { name: contributionModel, schema: contributionSchema },
    { name: tallyModel, schema: tallySchema },
  ],
  controllers: [OnCommissionCredited, OnCreditCorrected, OnEarningsCredited],
  providers: [NetworkSizes, TotalsAggregator, Tally],
};
