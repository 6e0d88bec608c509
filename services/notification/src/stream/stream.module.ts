import type { FeatureModule } from '@deepam/messaging';
import { ChangeFeed } from './change-feed.js';
import { MemberStreams } from './member-streams.js';
import { OpenStreamController } from './open-stream/open-stream.controller.js';

export const stream: FeatureModule = {
  controllers: [OpenStreamController],
  providers: [MemberStreams, ChangeFeed],
};
