import { closedAccountName, profileChanged } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { BackgroundLoop, Clock, ObjectStore, Transactions } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { profileState } from '../accounts/domain/profile-state.js';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { FormerAccountsRepository } from '../accounts/persistence/former-accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { type NumberChangeDocument, numberChangeModel } from '../documents/persistence/documents.schema.js';
import { AccountChangesRepository } from '../member-accounts/account-changes.repository.js';
import { PasswordRequestsRepository } from '../password-requests/persistence/password-requests.repository.js';

const BATCH = 50;
const DAY = 24 * 3600 * 1000;

/**
 * Files are erased first, as only the account has their keys; the rest follows in one transaction. Any replica may run
 * this and may crash, since unfinished accounts are found again.
 */
@Injectable()
export class AccountEraser {
  private readonly logger = new Logger(AccountEraser.name);

  constructor(
    private readonly accounts: FormerAccountsRepository,
    @InjectModel(numberChangeModel) private readonly changes: Model<NumberChangeDocument>,
    private readonly accountChanges: AccountChangesRepository,
    private readonly passwordRequests: PasswordRequestsRepository,
    private readonly store: ObjectStore,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(IDENTITY_CONFIG) private readonly config: Pick<IdentityConfig, 'KYC_RETENTION_DAYS'>,
  ) {}

  /**
   * Files that cannot be removed do not block other accounts.
   * @returns the number of erased accounts
   */
  async eraseDue(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - this.config.KYC_RETENTION_DAYS * DAY);
    const left: string[] = [];
    let erased = 0;
    for (;;) {
      const due = await this.accounts.listUnerased(before, left, BATCH);
      for (const account of due) {
        if (!(await this.removeFiles(account))) left.push(account._id);
        else if (await this.erase(account._id)) erased++;
      }
      if (due.length < BATCH) return erased;
    }
  }

  private async removeFiles({ _id, avatarKey, idProofKey, panProofKey }: Account): Promise<boolean> {
    try {
      for (const key of [avatarKey, idProofKey, panProofKey]) if (key !== null) await this.store.remove(key);
      return true;
    } catch (error) {
      this.logger.error(`The files of the deleted account ${_id} cannot be removed; they are tried again.`, error);
      return false;
    }
  }

  /** The other services get a profile event, since they still have the name of a deleted registration. */
  private async erase(id: string): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const erased = await this.accounts.erase(id, closedAccountName, this.clock.now(), session);
      if (!erased) return false;
      await this.changes.updateMany({ memberId: id }, { $set: { address: 'erased' } }, { session });
      await this.accountChanges.forgetReasons(id, session);
      await this.passwordRequests.forgetReasons(id, session);
      await this.outbox.add(session, profileChanged, profileState(erased));
      return true;
    });
  }
}

const LOOK_MS = 3_600_000;

@Injectable()
export class RetentionTimer implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionTimer.name);
  private readonly loop = new BackgroundLoop(RetentionTimer.name, () => this.erase(), LOOK_MS);

  constructor(private readonly eraser: AccountEraser) {}

  onApplicationBootstrap(): void {
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async erase(): Promise<void> {
    const erased = await this.eraser.eraseDue();
    if (erased > 0) this.logger.log(`${erased} deleted accounts were erased: their retention is over`);
  }
}
