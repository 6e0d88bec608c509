import type { FeatureModule } from '@deepam/messaging';
import { ForgetInNotifications } from './forget-in-notifications.js';
import { Inbox } from './inbox.js';
import { Notifier } from './notify/notifier.js';
import { OldNotifications } from './old-notifications.js';
import { OnCommissionEvents } from './notify/on-commission-events.js';
import { OnCottonEvents } from './notify/on-cotton-events.js';
import { OnIdentityEvents } from './notify/on-identity-events.js';
import { OnNetworkEvents } from './notify/on-network-events.js';
import { OnApprovalEvents } from './notify/on-approval-events.js';
import { notificationModel, notificationSchema } from './persistence/notification.schema.js';
import { NotificationsRepository } from './persistence/notifications.repository.js';
import { NotificationsController } from './notifications.controller.js';

export const notifications: FeatureModule = {
  models: [{ name: notificationModel, schema: notificationSchema }],
  controllers: [
    NotificationsController,
    OnCommissionEvents,
    OnCottonEvents,
    OnIdentityEvents,
    OnNetworkEvents,
    OnApprovalEvents,
  ],
  providers: [ForgetInNotifications, Inbox, NotificationsRepository, Notifier, OldNotifications],
};
