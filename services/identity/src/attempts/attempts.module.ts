import type { FeatureModule } from '@deepam/messaging';
import { AttemptGuard } from './attempt-guard.js';
import { TriesRepository } from './persistence/tries.repository.js';
import { triesModel, triesSchema } from './persistence/tries.schema.js';

export const attempts: FeatureModule = {
  models: [{ name: triesModel, schema: triesSchema }],
  providers: [AttemptGuard, TriesRepository],
};
