import {
  latestUnread,
  listNotifications,
  markAllRead,
  markRead,
  maxWholeList,
  type NotificationView,
  type ResponseOf,
} from '@deepam/contracts';
import {
  CurrentCaller,
  DomainError,
  Input,
  Route,
  paged,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Inbox } from './inbox.js';

const LATEST = 5;

@Controller()
export class NotificationsController {
  constructor(private readonly inbox: Inbox) {}

  @Route(latestUnread)
  async latestUnread(@CurrentCaller() { memberId }: Caller): Promise<Paged<NotificationView>> {
    const [{ items }, total] = await Promise.all([
      this.inbox.page(memberId, { unread: true, limit: LATEST }),
      this.inbox.countUnread(memberId),
    ]);
    return paged(items, { nextCursor: null, total });
  }

  @Route(listNotifications)
  async listNotifications(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof listNotifications>,
  ): Promise<Paged<NotificationView>> {
    const { limit = maxWholeList, cursor, unread = false } = query;
    const { items, nextCursor } = await this.inbox.page(memberId, { unread, limit, cursor });
    return paged(items, { nextCursor, isTruncated: query.limit === undefined && nextCursor !== null });
  }

  @Route(markAllRead)
  async markAllRead(@CurrentCaller() { memberId }: Caller): Promise<ResponseOf<typeof markAllRead>> {
    await this.inbox.markAllRead(memberId);
    return { message: 'All notifications are marked as read.' };
  }

  @Route(markRead)
  async markRead(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof markRead>,
  ): Promise<ResponseOf<typeof markRead>> {
    const found = await this.inbox.markRead(memberId, params.id);
    if (!found) throw new DomainError('NOTIFICATION.NOT_FOUND');
    return { message: 'Marked as read.' };
  }
}
