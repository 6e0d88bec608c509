import { AuditTrail } from '@deepam/messaging';
import { currentContext, requestContext, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { SessionEnds } from '../sessions/session-ends.js';
import { type PinSignInDocument, PinSignInsRepository } from './pin-sign-ins.repository.js';

type Kept = Pick<PinSignInDocument, '_id' | 'accountId' | 'sessionId'>;

/** The session ends with the saved login, since the device could not find it any more. */
@Injectable()
export class PinSignInEnds {
  constructor(
    private readonly pinSignIns: PinSignInsRepository,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async remove(kept: Kept, reason: string): Promise<boolean> {
    return this.transactions.run((session) => this.removeIn(session, kept, reason));
  }

  async removeIn(
    session: ClientSession,
    { _id, accountId: memberId, sessionId }: Kept,
    reason: string,
  ): Promise<boolean> {
    const isFirst = await this.pinSignIns.remove(_id, session);
    if (isFirst) await this.ends.endOne(memberId, sessionId, session);
    await this.audit.record(session, 'pin-sign-in-removed', { memberId, sessionId, after: { reason } });
    return isFirst;
  }

  /** The call is rejected, so its Idempotency-Key stays free, as after any wrong PIN. */
  async afterWrongPins(kept: Kept): Promise<void> {
    const { runningKey: _, ...withoutKey } = currentContext()!;
    await requestContext.run(withoutKey, () => this.remove(kept, 'Wrong PINs'));
  }
}
