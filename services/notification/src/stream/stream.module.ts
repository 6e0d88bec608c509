import type { Aggregate } from '@deepam/messaging';
import { MemberStreams } from './member-streams.js';
import { ChangeFeed } from './change-feed.js';
import { StreamController } from './stream.controller.js';

export const stream: Aggregate = {
  controllers: [StreamController],
  providers: [MemberStreams, ChangeFeed],
};
