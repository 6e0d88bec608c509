import type { FeatureModule } from '@deepam/messaging';
import { NetworkSizes } from './network-sizes.js';
import { OnCommissionCredited } from './on-commission-credited.js';
import { OnCreditCorrected } from './on-credit-corrected.js';
import { OnEarningsCredited } from './on-earnings-credited.js';
import { TotalsAggregator } from './totals-aggregator.js';
import { Tally } from './tally.js';
import {
  contributionModel,
  contributionSchema,
  networkSizeModel,
  networkSizeSchema,
  tallyModel,
  tallySchema,
} from './tally.schema.js';

export const tally: FeatureModule = {
  models: [
    { name: networkSizeModel, schema: networkSizeSchema },
    { name: contributionModel, schema: contributionSchema },
    { name: tallyModel, schema: tallySchema },
  ],
  controllers: [OnCommissionCredited, OnCreditCorrected, OnEarningsCredited],
  providers: [NetworkSizes, TotalsAggregator, Tally],
};
