import { listNotifications, maxWholeList, type NotificationView } from '@deepam/contracts';
import { type Caller, CurrentCaller, Input, type InputOf, paged, type Paged, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Inbox } from '../../inboxes/inbox.js';

@Controller()
export class ListNotificationsController {
  constructor(private readonly inbox: Inbox) {}

  @Route(listNotifications)
  async list(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof listNotifications>,
  ): Promise<Paged<NotificationView>> {
    const { limit = maxWholeList, cursor, unread = false } = query;
    const { items, nextCursor } = await this.inbox.page(memberId, { unread, limit, cursor });
    return paged(items, { nextCursor, cut: query.limit === undefined && nextCursor !== null });
  }
}
