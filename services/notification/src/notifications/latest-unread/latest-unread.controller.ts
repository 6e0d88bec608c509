import { latestUnread, type NotificationView } from '@deepam/contracts';
import { type Caller, CurrentCaller, paged, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Inbox } from '../../inboxes/inbox.js';

const LATEST = 5;

@Controller()
export class LatestUnreadController {
  constructor(private readonly inbox: Inbox) {}

  @Route(latestUnread)
  async latest(@CurrentCaller() { memberId }: Caller): Promise<Paged<NotificationView>> {
    const [{ items }, total] = await Promise.all([
      this.inbox.page(memberId, { unread: true, limit: LATEST }),
      this.inbox.countUnread(memberId),
    ]);
    return paged(items, { nextCursor: null, total });
  }
}
