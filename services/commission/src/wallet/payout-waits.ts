import type { balance, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { BankChangesRepository } from '../payouts/persistence/bank-changes.repository.js';
import { ConsentsRepository } from '../payouts/persistence/consents.repository.js';
import { SuspensionsRepository } from '../payouts/persistence/suspensions.repository.js';

type Waits = NonNullable<ResponseOf<typeof balance>['payoutsWait']>;

@Injectable()
export class PayoutWaits {
  constructor(
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
  ) {}

  async waitsOf(memberId: string): Promise<Waits | undefined> {
    const [held, withdrawn, suspended] = await Promise.all([
      this.bankChanges.findHolds([memberId]),
      this.consents.withdrawnAmong([memberId]),
      this.suspensions.findSuspendedAmong([memberId]),
    ]);
    const until = held.get(memberId);
    const waits: Waits = {
      ...(until !== undefined && { bankDetailsUntil: until.toISOString() }),
      ...(withdrawn.has(memberId) && { consentWithdrawn: true }),
      ...(suspended.has(memberId) && { suspended: true }),
    };
    return Object.keys(waits).length === 0 ? undefined : waits;
  }
}
