import type { FeatureModule } from '@deepam/messaging';
import { ChangePreferencesController } from './change-preferences/change-preferences.controller.js';
import { ChangePreferencesHandler } from './change-preferences/change-preferences.handler.js';
import { GetPreferencesController } from './get-preferences/get-preferences.controller.js';
import { GetPreferencesHandler } from './get-preferences/get-preferences.handler.js';

export const preferences: FeatureModule = {
  controllers: [ChangePreferencesController, GetPreferencesController],
  providers: [ChangePreferencesHandler, GetPreferencesHandler],
};
