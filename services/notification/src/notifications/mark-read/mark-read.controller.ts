import { markRead, type ResponseOf } from '@deepam/contracts';
import { type Caller, CurrentCaller, DomainError, Input, type InputOf, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Inbox } from '../../inboxes/inbox.js';

@Controller()
export class MarkReadController {
  constructor(private readonly inbox: Inbox) {}

  @Route(markRead)
  async one(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params }: InputOf<typeof markRead>,
  ): Promise<ResponseOf<typeof markRead>> {
    const found = await this.inbox.markRead(memberId, params.id);
    if (!found) throw new DomainError('NOTIFICATION.NOT_FOUND');
    return { message: 'Marked as read.' };
  }
}
