import type { BodyOf, subscribePush } from '@deepam/contracts';
import { Clock, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { PushSender } from './push-sender.js';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

@Injectable()
export class SubscribePushHandler {
  constructor(
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOTIFICATION.PUSH_ENDPOINT_REFUSED for a host that is no vendor's */
  async execute(
    { memberId, sessionId, sessionVersion }: Caller,
    { endpoint, keys, serverKey }: BodyOf<typeof subscribePush>,
  ): Promise<void> {
    this.sender.assertVendorEndpoint(endpoint);
    const session = { sessionVersion, sessionId: sessionId! };
    await this.subscriptions.save({ memberId, endpoint, ...keys, serverKey, createdAt: this.clock.now(), ...session });
  }
}
