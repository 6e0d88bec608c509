import type { Aggregate } from '@deepam/messaging';
import { ChangeFeed } from './change-feed.js';
import { MemberStreams } from './member-streams.js';
import { OpenStreamController } from './open-stream/open-stream.controller.js';

export const stream: Aggregate = {
  controllers: [OpenStreamController],
  providers: [MemberStreams, ChangeFeed],
};
