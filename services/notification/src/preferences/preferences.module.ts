import type { FeatureModule } from '@deepam/messaging';
import { SetNotificationPreferencesHandler } from './set-notification-preferences.js';
import { NotificationPreferencesHandler } from './notification-preferences.js';
import { PreferencesController } from './preferences.controller.js';

export const preferences: FeatureModule = {
  controllers: [PreferencesController],
  providers: [NotificationPreferencesHandler, SetNotificationPreferencesHandler],
};
