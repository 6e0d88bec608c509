import { broadcast, type ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, Clock, CurrentCaller, Input, type InputOf, newId, Route, Transactions } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BroadcastsRepository } from '../broadcasts.repository.js';

@Controller()
export class BroadcastController {
  constructor(
    private readonly broadcasts: BroadcastsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  @Route(broadcast)
  async send(
    @CurrentCaller() { memberId: createdBy }: Caller,
    @Input() { body }: InputOf<typeof broadcast>,
  ): Promise<ResponseOf<typeof broadcast>> {
    const _id = newId();
    const createdAt = this.clock.now();
    const push = { state: 'waiting' as const, dueAt: createdAt, servedTo: '' };
    await this.transactions.run(async (session) => {
      await this.broadcasts.add({ _id, ...body, createdAt, createdBy, push }, session);
      const subject = { kind: 'broadcast' as const, id: _id };
      await this.audit.record(session, 'broadcast-sent', { subject, after: { title: body.title } });
    });
    return { message: 'The message is on its way to every member.', _id };
  }
}
