import type { FeatureModule } from '@deepam/messaging';
import { ListSavedViewsController } from './list-saved-views/list-saved-views.controller.js';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { savedViewsModel, savedViewsSchema } from './persistence/saved-views.schema.js';
import { SaveViewsController } from './save-views/save-views.controller.js';
import { SaveViewsHandler } from './save-views/save-views.handler.js';

export const savedViews: FeatureModule = {
  models: [{ name: savedViewsModel, schema: savedViewsSchema }],
  controllers: [ListSavedViewsController, SaveViewsController],
  providers: [SavedViewsRepository, SaveViewsHandler],
};
