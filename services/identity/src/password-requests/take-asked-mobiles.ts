import { passwordRequested } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { BackgroundLoop, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { type AskedMobileDocument, AskedMobilesRepository } from './persistence/asked-mobiles.repository.js';
import { PasswordRequestsRepository } from './persistence/password-requests.repository.js';

/** The pause is in milliseconds; afterwards the loop looks for work of other processes. */
const pause = 5_000;

/**
 * Each request is handled once, by any replica. The head's own mobile makes no request: an operator runs
 * `head-password` instead.
 */
@Injectable()
export class TakeAskedMobiles implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(TakeAskedMobiles.name, () => this.takeNext(), pause);

  constructor(
    private readonly asked: AskedMobilesRepository,
    private readonly accounts: AccountsRepository,
    private readonly requests: PasswordRequestsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  runSoon(): void {
    this.loop.runSoon();
  }

  private async takeNext(): Promise<boolean> {
    const next = await this.asked.findOldest();
    if (!next) return false;
    await this.transactions.run((session) => this.takeRequest(next, session));
    return true;
  }

  private async takeRequest(
    { _id, mobile, requestedAt, address }: AskedMobileDocument,
    session: ClientSession,
  ): Promise<void> {
    if (!(await this.asked.takeMobile(_id, session))) return;
    const account = await this.accounts.findByMobile(mobile, session);
    if (!account) return;
    const actor = { kind: 'stranger' as const, id: null };
    await this.audit.record(session, 'password-requested', { memberId: account._id, actor, address });
    if (account.isHead) return;
    const request = await this.requests.addRequest(account._id, requestedAt, session);
    await this.outbox.add(session, passwordRequested, {
      requestId: request._id,
      memberId: account._id,
      name: account.name,
      timesAsked: request.timesAsked,
      requestedAt: requestedAt.toISOString(),
    });
  }
}
