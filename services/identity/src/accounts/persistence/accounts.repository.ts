import { closedAccountName, type ProfileField } from '@deepam/contracts';
import { Database, type Documents, DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { SealedNumbers } from '../../numbers/domain/numbers.js';
import {
  type AccountDocument,
  accountModel,
  type EarlierPan,
  mobileIndex,
  type PublishedPayee,
  type StoredConsent,
} from './account.schema.js';

export type Account = Readonly<AccountDocument>;
type NewAccount = Pick<Account, '_id' | 'name' | 'mobile' | 'passwordHash' | 'registeredAt'> & Partial<Account>;
export type ProfileChange = Partial<Pick<Account, Exclude<ProfileField, 'mobile'>>>;

@Injectable()
export class AccountsRepository {
  private readonly accounts: Documents<AccountDocument>;

  constructor(
    database: Database,
    @InjectModel(accountModel) private readonly model: Model<AccountDocument>,
  ) {
    this.accounts = database.documents(accountModel);
  }

  async findByMobile(mobile: string, session: ClientSession | null = null): Promise<Account | null> {
    return this.accounts.findOne({ mobile, deletedAt: null }, { session });
  }

  async findAll(ids: readonly string[], session?: ClientSession): Promise<Map<string, Account>> {
    const found = await this.accounts.find({ _id: { $in: ids }, deletedAt: null }, { session });
    return new Map(found.map((account) => [account._id, account]));
  }

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async get(id: string, session: ClientSession | null = null): Promise<Account> {
    const found = await this.accounts.findOne({ _id: id, deletedAt: null }, { session });
    if (!found) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
    return found;
  }

  async isLive(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id, deletedAt: null })) !== null;
  }

  async findByScan(key: string): Promise<Account | null> {
    const named = { $eq: key, $type: 'string' } as const;
    return this.accounts.findOne({ $or: [{ idProofKey: named }, { panProofKey: named }] });
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.accounts.find({ _id: { $in: ids } }, { fields: { name: 1, closedAt: 1 } });
    return new Map(found.map((account) => [account._id, shownName(account)]));
  }

  async findHead(): Promise<Account | null> {
    return this.accounts.findOne({ isHead: true });
  }

  /** @throws DomainError IDENTITY.MOBILE_TAKEN */
  async add(account: NewAccount, session: ClientSession): Promise<Account> {
    try {
      const [made] = await this.model.create([account], { session });
      return made!.toObject();
    } catch (error) {
      if (isDuplicateMobile(error)) throw new DomainError('IDENTITY.MOBILE_TAKEN', { cause: error });
      throw error;
    }
  }

  /**
   * The change raises the revision.
   * @returns the account before and after
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND
   */
  async changeProfile(id: string, change: ProfileChange, session: ClientSession) {
    const filter = { _id: id, deletedAt: null };
    const before = await this.model
      .findOneAndUpdate(filter, { $set: change, $inc: { revision: 1 } }, { session })
      .lean();
    if (!before) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
    const after: Account = { ...before, ...change, revision: before.revision + 1 };
    return { before: before as Account, after };
  }

  /**
   * Null removes a number.
   * @param bank the effect on the destination of payouts, and its time; null without one
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND
   */
  async changeNumbers(
    id: string,
    numbers: Partial<SealedNumbers>,
    bank: { readonly isFirst: boolean; readonly changedAt: Date } | null,
    session: ClientSession,
  ): Promise<void> {
    const change = Object.fromEntries(Object.entries(numbers).map(([name, sealed]) => [`numbers.${name}`, sealed]));
    const $set = {
      ...change,
      ...(bank && { hadBankDetails: true, ...(!bank.isFirst && { bankChangedAt: bank.changedAt }) }),
    };
    const { matchedCount } = await this.model.updateOne({ _id: id, deletedAt: null }, { $set }, { session });
    if (matchedCount === 0) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
  }

  async setPayee(
    id: string,
    payee: PublishedPayee,
    earlierPans: readonly EarlierPan[],
    session: ClientSession,
  ): Promise<void> {
    await this.model.updateOne({ _id: id, deletedAt: null }, { $set: { payee, earlierPans } }, { session });
  }

  async idsOfOtherPayeeKeys(key: string, without: readonly string[], limit: number): Promise<string[]> {
    const isStored = { $exists: true };
    const hasDetails = { $or: [{ 'numbers.bankAccountNo.box': isStored }, { 'numbers.panCardNo.box': isStored }] };
    const filter = { _id: { $nin: [...without] }, deletedAt: null, 'payee.key': { $ne: key }, ...hasDetails };
    const found = await this.model.find(filter, { _id: 1 }).limit(limit).lean();
    return found.map(({ _id }) => _id);
  }

  async setKycConsent(id: string, kycConsent: StoredConsent, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id, deletedAt: null }, { $set: { kycConsent } }, { session });
  }

  /**
   * The change ends all sessions and is not possible for the head.
   * @returns the changed account; null if it has this mobile already or does not exist
   * @throws DomainError IDENTITY.MOBILE_TAKEN
   */
  async correctMobile(
    id: string,
    { mobile, influences }: Pick<Account, 'mobile' | 'influences'>,
    session: ClientSession,
  ): Promise<Account | null> {
    try {
      return await this.model
        .findOneAndUpdate(
          { _id: id, deletedAt: null, isHead: false, mobile: { $ne: mobile } },
          { $set: { mobile, influences }, $inc: { revision: 1, sessionVersion: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean();
    } catch (error) {
      if (isDuplicateMobile(error)) throw new DomainError('IDENTITY.MOBILE_TAKEN', { cause: error });
      throw error;
    }
  }

  /**
   * A suspension ends all sessions and is not possible for the head.
   * @returns the changed account; null if it is suspended already or does not exist
   */
  async suspend(
    id: string,
    suspension: NonNullable<Account['suspension']>,
    session: ClientSession,
  ): Promise<Account | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, isHead: false, roleId: null, suspension: null },
        { $set: { suspension }, $inc: { suspensionRevision: 1, sessionVersion: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** @returns the changed account; null if it is not suspended */
  async reinstate(id: string, session: ClientSession): Promise<Account | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, roleId: null, suspension: { $ne: null } },
        { $set: { suspension: null }, $inc: { suspensionRevision: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }
}

function isDuplicateMobile(error: unknown): boolean {
  // MongoDB 4.0 names the index only in the message.
  return isDuplicateKey(error) && String((error as Error).message).includes(mobileIndex);
}

/** A closed account keeps its name for the books, but no person sees it. */
export function shownName({ name, closedAt }: { readonly name: string; readonly closedAt?: Date | null }): string {
  return closedAt ? closedAccountName : name;
}
