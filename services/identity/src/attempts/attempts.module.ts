import type { FeatureModule } from '@deepam/messaging';
import { AttemptGuard } from './attempt-guard.js';
import { triesModel, TriesRepository, triesSchema } from './tries.repository.js';

export const attempts: FeatureModule = {
  models: [{ name: triesModel, schema: triesSchema }],
  providers: [AttemptGuard, TriesRepository],
};
