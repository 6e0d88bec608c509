import { sessionsRevoked } from '@deepam/contracts';
import { StoredRevocations } from '@deepam/members';
import { Outbox } from '@deepam/messaging';
import { Clock, type Revocation } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/** Says that a member's sessions below a version ended: by an event, and in the list that others read while the broker is away. */
@Injectable()
export class SessionEnds {
  constructor(
    private readonly outbox: Outbox,
    private readonly revocations: StoredRevocations,
    private readonly clock: Clock,
  ) {}

  async end({ memberId, sessionVersion }: Revocation, session: ClientSession): Promise<void> {
    await this.revocations.add({ memberId, sessionVersion, revokedAt: this.clock.now() }, session);
    await this.outbox.add(session, sessionsRevoked, { memberId, sessionVersion });
  }
}
