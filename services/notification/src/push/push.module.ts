import type { Aggregate } from '@deepam/messaging';
import { PushJobs } from './push-jobs.js';
import { PushSender } from './push-sender.js';
import { pushSubscriptionModel, pushSubscriptionSchema } from './push-subscription.schema.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';
import { PushWorker } from './push-worker.js';
import { PushController } from './push.controller.js';

export const push: Aggregate = {
  models: [{ name: pushSubscriptionModel, schema: pushSubscriptionSchema }],
  controllers: [PushController],
  providers: [PushJobs, PushSender, PushSubscriptionsRepository, PushWorker],
};
