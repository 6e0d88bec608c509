import type { FeatureModule } from '@deepam/messaging';
import { SavedViewsController } from './saved-views/saved-views.controller.js';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { savedViewsModel, savedViewsSchema } from './persistence/saved-views.schema.js';
import { SaveViewsController } from './save-views/save-views.controller.js';
import { SaveViewsHandler } from './save-views/save-views.handler.js';

export const savedViews: FeatureModule = {
  models: [{ name: savedViewsModel, schema: savedViewsSchema }],
  controllers: [SavedViewsController, SaveViewsController],
  providers: [SavedViewsRepository, SaveViewsHandler],
};
