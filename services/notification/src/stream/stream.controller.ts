import { notificationStream } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MemberStreams } from './member-streams.js';
import { parsePosition } from './member-stream.js';

@Controller()
export class StreamController {
  constructor(private readonly streams: MemberStreams) {}

  @Route(notificationStream)
  async notificationStream(
    @CurrentCaller() caller: Caller,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.hijack();
    await this.streams.start(caller, parsePosition(lastEventId), reply.raw);
  }
}
