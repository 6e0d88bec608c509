import type { FeatureModule } from '@deepam/messaging';
import { OnSessionsRevoked } from './on-sessions-revoked.js';
import { PushJobs } from './push-jobs.js';
import { PushSender } from './push-sender.js';
import {
  pushSubscriptionModel,
  pushSubscriptionSchema,
  PushSubscriptionsRepository,
} from './push-subscriptions.repository.js';
import { PushWorker } from './push-worker.js';
import { SubscribePushHandler } from './subscribe-push.js';
import { PushController } from './push.controller.js';

export const push: FeatureModule = {
  models: [{ name: pushSubscriptionModel, schema: pushSubscriptionSchema }],
  controllers: [PushController, OnSessionsRevoked],
  providers: [PushJobs, PushSender, PushSubscriptionsRepository, PushWorker, SubscribePushHandler],
};
