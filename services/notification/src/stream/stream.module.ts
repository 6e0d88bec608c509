import type { FeatureModule } from '@deepam/messaging';
import { ChangeFeed } from './change-feed.js';
import { MemberStreams } from './member-streams.js';
import { StreamController } from './stream.controller.js';

export const stream: FeatureModule = {
  controllers: [StreamController],
  providers: [ChangeFeed, MemberStreams],
};
