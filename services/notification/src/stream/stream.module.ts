import type { FeatureModule } from '@deepam/messaging';
import { ChangeFeed } from './change-feed.js';
import { MemberStreams } from './member-streams.js';
import { NotificationStreamController } from './notification-stream/notification-stream.controller.js';

export const stream: FeatureModule = {
  controllers: [NotificationStreamController],
  providers: [ChangeFeed, MemberStreams],
};
