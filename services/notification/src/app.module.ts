import { Members, MembersModule } from '@deepam/members';
import { MessagingModule } from '@deepam/messaging';
import { PlatformModule } from '@deepam/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { broadcastReadSchema, broadcastSchema, counterSchema } from './broadcasts/broadcast.schema.js';
import { BroadcastsRepository } from './broadcasts/broadcasts.repository.js';
import { ListBroadcastsController } from './broadcasts/list-broadcasts/list-broadcasts.controller.js';
import { SendBroadcastController } from './broadcasts/send-broadcast/send-broadcast.controller.js';
import { NOTIFICATION_CONFIG, type NotificationConfig } from './config.js';
import { Inbox } from './inboxes/inbox.js';
import { inboxSchema } from './inboxes/inbox.schema.js';
import { InboxesRepository } from './inboxes/inboxes.repository.js';
import { ListNotificationsController } from './notifications/list-notifications/list-notifications.controller.js';
import { MarkReadController } from './notifications/mark-read/mark-read.controller.js';
import { Notify } from './notifications/notify/notify.js';
import { OnCommissionEvents } from './notifications/notify/on-commission-events.js';
import { OnCottonEvents } from './notifications/notify/on-cotton-events.js';
import { OnIdentityEvents } from './notifications/notify/on-identity-events.js';
import { OnNetworkEvents } from './notifications/notify/on-network-events.js';
import { notificationSchema } from './notifications/persistence/notification.schema.js';
import { NotificationsRepository } from './notifications/persistence/notifications.repository.js';
import { PreferencesController } from './preferences/preferences.controller.js';
import { PushJobs } from './push/push-jobs.js';
import { PushSender } from './push/push-sender.js';
import { pushSubscriptionSchema } from './push/push-subscription.schema.js';
import { PushSubscriptionsRepository } from './push/push-subscriptions.repository.js';
import { PushWorker } from './push/push-worker.js';
import { PushController } from './push/push.controller.js';
import { MemberStreams } from './stream/member-streams.js';
import { News } from './stream/news.js';
import { StreamController } from './stream/stream.controller.js';

const models = [
  { name: 'Notification', schema: notificationSchema },
  { name: 'Inbox', schema: inboxSchema },
  { name: 'Broadcast', schema: broadcastSchema },
  { name: 'BroadcastRead', schema: broadcastReadSchema },
  { name: 'Counter', schema: counterSchema },
  { name: 'PushSubscription', schema: pushSubscriptionSchema },
];

@Module({})
export class NotificationModule {
  static with(config: NotificationConfig): DynamicModule {
    return {
      module: NotificationModule,
      imports: [
        PlatformModule.forService({ name: 'notification', config, standings: Members }),
        MessagingModule.forService({ name: 'notification', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
        MembersModule,
        MongooseModule.forFeature(models),
      ],
      controllers: [
        ListNotificationsController,
        MarkReadController,
        StreamController,
        PreferencesController,
        PushController,
        SendBroadcastController,
        ListBroadcastsController,
        OnNetworkEvents,
        OnCommissionEvents,
        OnCottonEvents,
        OnIdentityEvents,
      ],
      providers: [
        { provide: NOTIFICATION_CONFIG, useValue: config },
        NotificationsRepository,
        InboxesRepository,
        BroadcastsRepository,
        PushSubscriptionsRepository,
        Inbox,
        Notify,
        News,
        MemberStreams,
        PushJobs,
        PushSender,
        PushWorker,
      ],
    };
  }
}
