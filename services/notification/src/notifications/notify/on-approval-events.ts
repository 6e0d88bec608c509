import { approvalRequested, approvalDecided } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request-states.repository.js';
import { Notifier } from './notifier.js';

const request = (subject: string): Request => ({ kind: 'approval-pending', subject });

@Controller()
export class OnApprovalEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(approvalRequested)
  async onApprovalRequested(
    @Payload() event: EventOf<typeof approvalRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { approvalId: subject, deciders, requestedBy } = event.data;
    const kind = 'approval-pending' as const;
    const news = deciders.filter((id) => id !== requestedBy).map((memberId) => ({ memberId, kind, params: {} }));
    await this.notifier.notifyMembers(news, { event, session, subject, request: request(subject) });
  }

  @OnEvent(approvalDecided)
  async onApprovalDecided(
    @Payload() event: EventOf<typeof approvalDecided>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { approvalId: subject, requestedBy: memberId, outcome, reason } = event.data;
    const params = reason === null ? {} : { reason };
    const news = outcome === 'withdrawn' ? [] : [{ memberId, kind: `approval-request-${outcome}` as const, params }];
    await this.notifier.notifyMembers(news, { event, session, subject, settles: [request(subject)] });
  }
}
