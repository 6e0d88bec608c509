import type { FeatureModule } from '@deepam/messaging';
import { PushKeyController } from './push-key/push-key.controller.js';
import { OnSessionsRevoked } from './on-sessions-revoked/on-sessions-revoked.handler.js';
import { PushJobs } from './push-jobs.js';
import { PushSender } from './push-sender.js';
import { pushSubscriptionModel, pushSubscriptionSchema } from './push-subscription.schema.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PushWorker } from './push-worker.js';
import { SubscribePushController } from './subscribe-push/subscribe-push.controller.js';
import { SubscribePushHandler } from './subscribe-push/subscribe-push.handler.js';
import { UnsubscribePushController } from './unsubscribe-push/unsubscribe-push.controller.js';

export const push: FeatureModule = {
  models: [{ name: pushSubscriptionModel, schema: pushSubscriptionSchema }],
  controllers: [OnSessionsRevoked, PushKeyController, SubscribePushController, UnsubscribePushController],
  providers: [PushJobs, PushSender, PushSubscriptionsRepository, PushWorker, SubscribePushHandler],
};
