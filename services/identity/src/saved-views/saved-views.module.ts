import type { FeatureModule } from '@deepam/messaging';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { savedViewsModel, savedViewsSchema } from './persistence/saved-views.schema.js';
import { SaveViewsHandler } from './save-views.js';
import { SavedViewsController } from './saved-views.controller.js';

export const savedViews: FeatureModule = {
  models: [{ name: savedViewsModel, schema: savedViewsSchema }],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SaveViewsHandler],
};
