import type { FeatureModule } from '@deepam/messaging';
import { CaseKeeper } from './case-keeper.js';
import { ServiceLevelCountLoop } from './count/service-level-count-loop.js';
import { ServiceLevelDayCounter } from './count/service-level-day-counter.js';
import { GetServiceLevelsHandler } from './get-service-levels.js';
import { serviceLevelCaseModel, serviceLevelCaseSchema } from './persistence/service-level-case.schema.js';
import {
  serviceLevelDayMarkModel,
  serviceLevelDayMarkSchema,
  serviceLevelDayModel,
  serviceLevelDaySchema,
} from './persistence/service-level-day.schema.js';
import { ServiceLevelDaysRepository } from './persistence/service-level-days.repository.js';
import { OnCommissionWaits } from './waits/on-commission-waits.js';
import { OnCottonWaits } from './waits/on-cotton-waits.js';
import { OnNetworkWaits } from './waits/on-network-waits.js';
import { ServiceLevelsController } from './service-levels.controller.js';

export const serviceLevels: FeatureModule = {
  models: [
    { name: serviceLevelCaseModel, schema: serviceLevelCaseSchema },
    { name: serviceLevelDayModel, schema: serviceLevelDaySchema },
    { name: serviceLevelDayMarkModel, schema: serviceLevelDayMarkSchema },
  ],
  controllers: [ServiceLevelsController, OnCommissionWaits, OnCottonWaits, OnNetworkWaits],
  providers: [
    CaseKeeper,
    GetServiceLevelsHandler,
    ServiceLevelCountLoop,
    ServiceLevelDayCounter,
    ServiceLevelDaysRepository,
  ],
};
