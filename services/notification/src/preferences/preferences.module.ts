import type { FeatureModule } from '@deepam/messaging';
import { SetNotificationPreferencesController } from './set-notification-preferences/set-notification-preferences.controller.js';
import { SetNotificationPreferencesHandler } from './set-notification-preferences/set-notification-preferences.handler.js';
import { NotificationPreferencesController } from './notification-preferences/notification-preferences.controller.js';
import { NotificationPreferencesHandler } from './notification-preferences/notification-preferences.handler.js';

export const preferences: FeatureModule = {
  controllers: [NotificationPreferencesController, SetNotificationPreferencesController],
  providers: [NotificationPreferencesHandler, SetNotificationPreferencesHandler],
};
