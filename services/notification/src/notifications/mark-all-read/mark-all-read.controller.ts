import { markAllRead, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Inbox } from '../../inboxes/inbox.js';

@Controller()
export class MarkAllReadController {
  constructor(private readonly inbox: Inbox) {}

  @Route(markAllRead)
  async all(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof markAllRead>> {
    await this.inbox.markAllRead(memberId);
    return { message: 'All notifications are marked as read.' };
  }
}
