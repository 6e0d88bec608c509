import type { FeatureModule } from '@deepam/messaging';
import {
  broadcastModel,
  broadcastReadModel,
  broadcastReadSchema,
  broadcastSchema,
  counterModel,
  counterSchema,
} from './broadcast.schema.js';
import { BroadcastsRepository } from './broadcasts.repository.js';
import { BroadcastsController } from './broadcasts.controller.js';

export const broadcasts: FeatureModule = {
  models: [
    { name: broadcastModel, schema: broadcastSchema },
    { name: broadcastReadModel, schema: broadcastReadSchema },
    { name: counterModel, schema: counterSchema },
  ],
  controllers: [BroadcastsController],
  providers: [BroadcastsRepository],
};
