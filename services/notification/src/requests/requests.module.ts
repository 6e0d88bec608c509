import type { FeatureModule } from '@deepam/messaging';
import { requestStateModel, requestStateSchema, RequestStatesRepository } from './request-states.repository.js';

export const requests: FeatureModule = {
  models: [{ name: requestStateModel, schema: requestStateSchema }],
  providers: [RequestStatesRepository],
};
