import type { FeatureModule } from '@deepam/messaging';
import { inboxModel, inboxSchema, InboxesRepository } from './inboxes.repository.js';

export const inboxes: FeatureModule = {
  models: [{ name: inboxModel, schema: inboxSchema }],
  providers: [InboxesRepository],
};
