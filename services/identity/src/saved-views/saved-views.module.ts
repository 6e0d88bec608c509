import type { FeatureModule } from '@deepam/messaging';
import { savedViewsModel, SavedViewsRepository, savedViewsSchema } from './saved-views.repository.js';
import { SaveViewsHandler } from './save-views.js';
import { SavedViewsController } from './saved-views.controller.js';

export const savedViews: FeatureModule = {
  models: [{ name: savedViewsModel, schema: savedViewsSchema }],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SaveViewsHandler],
};
