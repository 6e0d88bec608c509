import { profileChanged, type ProfileField } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { assertConsentNotWithdrawn } from './domain/consent.js';
import { NumberHold } from './number-hold.js';
import { profileState, profileTraces } from './domain/profile-state.js';
import { AccountsRepository, type ProfileChange } from './persistence/accounts.repository.js';

export type ProfileFile = 'avatarKey' | 'idProofKey' | 'panProofKey';

@Injectable()
export class Profiles {
  private readonly logger = new Logger(Profiles.name);

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly store: ObjectStore,
    private readonly audit: AuditTrail,
    private readonly hold: NumberHold,
  ) {}

  /**
   * @returns the account before and after
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND, IDENTITY.CONSENT_WITHDRAWN for a scan, IDENTITY.NUMBERS_HELD for
   * one that replaces another
   */
  async change(accountId: string, change: ProfileChange) {
    return this.transactions.run((session) => this.changeIn(session, accountId, change));
  }

  async changeIn(session: ClientSession, accountId: string, change: ProfileChange) {
    const changed = await this.accounts.changeProfile(accountId, change, session);
    if (change.idProofKey != null || change.panProofKey != null) assertConsentNotWithdrawn(changed.before);
    const { before } = changed;
    const scans = ['idProofKey', 'panProofKey'] as const;
    if (scans.some((scan) => change[scan] !== undefined && before[scan] !== null)) this.hold.assertOpen(before);
    await this.outbox.add(session, profileChanged, profileState(changed.after, Object.keys(change) as ProfileField[]));
    await this.audit.record(session, 'profile-changed', { memberId: accountId, ...profileTraces(change, changed) });
    return changed;
  }

  async replaceFile(accountId: string, field: ProfileFile, prefix: string, file: UploadedFile): Promise<string> {
    const { key, replaced } = await this.store.withStored(prefix, file, async (stored) => {
      const { before } = await this.change(accountId, { [field]: stored });
      return { key: stored, replaced: before[field] };
    });
    if (replaced !== null) await this.discard(replaced);
    return key;
  }

  /** The change is committed, so a file that cannot be removed is no failure of the call. */
  private async discard(key: string): Promise<void> {
    await this.store.remove(key).catch((error: unknown) => {
      this.logger.warn(`The replaced file ${key} could not be removed.`, error);
    });
  }
}
