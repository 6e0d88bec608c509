import { secondPersonAsked, secondPersonDecided } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Request } from '../../requests/request.js';
import { Notifier } from './notifier.js';

const request = (subject: string): Request => ({ kind: 'second-person-wanted', subject });

@Controller()
export class OnSecondPersonEvents {
  constructor(private readonly notifier: Notifier) {}

  @OnEvent(secondPersonAsked)
  async asked(@Payload() event: EventOf<typeof secondPersonAsked>, @Ctx() { session }: EventContext): Promise<void> {
    const { consentId: subject, deciders, askedBy } = event.data;
    const kind = 'second-person-wanted' as const;
    const news = deciders.filter((id) => id !== askedBy).map((memberId) => ({ memberId, kind, params: {} }));
    await this.notifier.several(news, { event, session, subject, asks: request(subject) });
  }

  @OnEvent(secondPersonDecided)
  async decided(
    @Payload() event: EventOf<typeof secondPersonDecided>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { consentId: subject, askedBy: memberId, outcome, reason } = event.data;
    const params = reason === null ? {} : { reason };
    const news = outcome === 'withdrawn' ? [] : [{ memberId, kind: `second-person-${outcome}` as const, params }];
    await this.notifier.several(news, { event, session, subject, settles: [request(subject)] });
  }
}
