import { BackgroundLoop, newId, presence, SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { BegunBy, BulkApproval } from '../persistence/bulk-approval.schema.js';
import { BulkApprovalsRepository, NotHeld } from '../persistence/bulk-approvals.repository.js';
import { RowApprover } from './row-approver.js';

/** Milliseconds between two looks for what another replica has begun, or left behind. */
const pause = 1_000;

/** Works through bulk approvals in the background, also when their author has left or a replica dies. */
@Injectable()
export class BulkApprovalRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(BulkApprovalRunner.name, () => this.look(), pause);
  private closing = false;

  constructor(
    private readonly approvals: BulkApprovalsRepository,
    private readonly approver: RowApprover,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.later();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    await this.loop.stop();
  }

  soon(): void {
    this.loop.soon();
  }

  /** @returns whether there may be more, or when to look again */
  private async look(): Promise<boolean | number> {
    const holder = newId();
    const taken = await this.approvals.take(holder);
    // Whoever holds it may die.
    if (!taken?.caller) return (await this.approvals.areRunning()) ? pause : false;
    try {
      await this.run(taken, taken.caller, holder);
    } catch (error) {
      if (!(error instanceof NotHeld)) throw error;
    }
    return !this.closing;
  }

  private async run({ _id }: BulkApproval, caller: BegunBy, holder: string): Promise<void> {
    for (;;) {
      if (this.closing) return this.approvals.letGo(_id, holder);
      const row = await this.approvals.nextRow(_id);
      if (!row) return this.approvals.end(_id, holder, 'done');
      await presence.note();
      if (this.isOver(caller)) return this.approvals.end(_id, holder, 'stopped');
      await this.approver.decide(row, caller, holder);
    }
  }

  /** A change of permissions ends all logins of its person, and with them this work. A logout alone does not. */
  private isOver({ memberId, sessionVersion }: BegunBy): boolean {
    return this.revocations.isRevoked({ memberId, sessionVersion });
  }
}
