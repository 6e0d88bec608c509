import type { PasswordReason } from '@deepam/contracts';
import { DomainError, isDuplicateKey } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { SealedNumbers } from '../../documents/domain/numbers.js';
import type { StoredConsent } from '../../documents/persistence/consent.schema.js';
import { shownName } from '../domain/shown-name.js';
import { accountModel, mobileIndex, type AccountDocument } from './account.schema.js';

export type Account = Readonly<AccountDocument>;
export type NewAccount = Pick<Account, '_id' | 'name' | 'mobile' | 'passwordHash' | 'registeredAt'> & Partial<Account>;
/** What others see of a profile. */
export type ProfileChange = Partial<
  Pick<Account, 'name' | 'email' | 'address' | 'contactSeenBy' | 'avatarKey' | 'idProofKey' | 'panProofKey'>
>;

/** Live accounts only, by default. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  async findByMobile(mobile: string, session: ClientSession | null = null): Promise<Account | null> {
    return this.model.findOne({ mobile, deletedAt: null }).session(session).lean();
  }

  /** Those of `ids` that are live, by id. */
  async findAll(ids: readonly string[]): Promise<Map<string, Account>> {
    const found = await this.model.find({ _id: { $in: ids }, deletedAt: null }).lean();
    return new Map(found.map((account) => [account._id, account]));
  }

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async get(id: string, session: ClientSession | null = null): Promise<Account> {
    const found = await this.model.findOne({ _id: id, deletedAt: null }).session(session).lean();
    if (!found) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
    return found;
  }

  async isLive(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id, deletedAt: null })) !== null;
  }

  /** Whose paper this scan is of; deleted accounts too. */
  async findByScan(key: string): Promise<Account | null> {
    return this.model.findOne({ $or: [{ idProofKey: key }, { panProofKey: key }] }).lean();
  }

  /** As everybody sees them, by id; deleted accounts too. */
  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.model.find({ _id: { $in: ids } }, { name: 1, closedAt: 1 }).lean();
    return new Map(found.map((account) => [account._id, shownName(account)]));
  }

  async findHead(): Promise<Account | null> {
    return this.model.findOne({ isHead: true }).lean();
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
   * Sets the fields and raises the revision.
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
   * Sets the sealed numbers that are given; null removes one.
   * @param bank what it means to where payouts go, and when; null when nothing
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

  async setKycConsent(id: string, kycConsent: StoredConsent, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id, deletedAt: null }, { $set: { kycConsent } }, { session });
  }

  /**
   * Replaces the password, ends all sessions and forgets all devices but `device`, if `sessionVersion` is still the present one.
   * @returns false when it is not
   */
  async changePassword(
    id: string,
    sessionVersion: number,
    passwordHash: string,
    device: string | null,
    session: ClientSession,
  ): Promise<boolean> {
    const knownDevices = device === null ? [] : [device];
    const { matchedCount } = await this.model.updateOne(
      { _id: id, deletedAt: null, sessionVersion },
      {
        $set: {
          passwordHash,
          mustChangePassword: false,
          passwordReason: null,
          passwordValidUntil: null,
          knownDevices,
        },
        $inc: { sessionVersion: 1 },
      },
      { session },
    );
    return matchedCount === 1;
  }

  /**
   * Replaces the password by one for one use and ends all sessions, if `sessionVersion` is still the present one. Devices stay
   * known: on them nobody else can hold up the login that follows.
   * @returns false when it is not
   */
  async setTemporaryPassword(
    { _id, sessionVersion }: Pick<Account, '_id' | 'sessionVersion'>,
    password: { readonly passwordHash: string; readonly passwordValidUntil: Date },
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id, deletedAt: null, sessionVersion },
      {
        $set: { ...password, mustChangePassword: true, passwordReason: 'for-one-use' },
        $inc: { sessionVersion: 1 },
      },
      { session },
    );
    return matchedCount === 1;
  }

  /**
   * Ends all sessions: tokens below the new version are refused.
   * @param from only if this is still the present version
   * @returns the new version, or null when there is no such account, or it has another version by now
   */
  async raiseSessionVersion(id: string, session: ClientSession, from?: number): Promise<number | null> {
    const filter = { _id: id, deletedAt: null, ...(from !== undefined && { sessionVersion: from }) };
    const before = await this.model.findOneAndUpdate(filter, { $inc: { sessionVersion: 1 } }, { session }).lean();
    return before && before.sessionVersion + 1;
  }

  /**
   * Counts that its owner logs in by something more or less, if `sessionVersion` is still the present one. Written with the change:
   * of two at one moment, or of one and whatever ends all sessions, one is run again and sees the other.
   * @returns false when it is not
   */
  async changeWaysIn(id: string, sessionVersion: number, session: ClientSession): Promise<boolean> {
    const filter = { _id: id, deletedAt: null, sessionVersion };
    return (await this.model.updateOne(filter, { $inc: { waysInRevision: 1 } }, { session })).matchedCount === 1;
  }

  /** Makes whatever changes them at this moment run again. */
  async countWaysIn(id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $inc: { waysInRevision: 1 } }, { session });
  }

  /**
   * Gives a member or staff, not the head, another mobile and ends all sessions.
   * @returns the account after it; null when it has this mobile already, or there is no such account
   * @throws DomainError IDENTITY.MOBILE_TAKEN
   */
  async correctMobile(id: string, mobile: string, session: ClientSession): Promise<Account | null> {
    try {
      return await this.model
        .findOneAndUpdate(
          { _id: id, deletedAt: null, isHead: false, mobile: { $ne: mobile } },
          { $set: { mobile }, $inc: { revision: 1, sessionVersion: 1 } },
          { session, returnDocument: 'after' },
        )
        .lean();
    } catch (error) {
      if (isDuplicateMobile(error)) throw new DomainError('IDENTITY.MOBILE_TAKEN', { cause: error });
      throw error;
    }
  }

  /**
   * Suspends a member, not the head, and ends all sessions.
   * @returns the account after it; null when it is suspended already, or there is no such account
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

  /** @returns the account after it; null when it is not suspended */
  async reinstate(id: string, session: ClientSession): Promise<Account | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, roleId: null, suspension: { $ne: null } },
        { $set: { suspension: null }, $inc: { suspensionRevision: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }

  /** Stores the same password's hash in another strength, unless the password was changed since. */
  async upgradeHash(id: string, from: string, to: string): Promise<void> {
    await this.model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  }

  /** The next sessions can do nothing else first, unless the password was changed since. */
  async demandChange(id: string, passwordHash: string, passwordReason: PasswordReason): Promise<void> {
    await this.model.updateOne({ _id: id, passwordHash }, { $set: { mustChangePassword: true, passwordReason } });
  }

  /** @param digest of a device that its owner has just logged in with */
  async rememberDevice(id: string, digest: string, atMost: number): Promise<void> {
    await this.model.updateOne({ _id: id }, { $push: { knownDevices: { $each: [digest], $slice: -atMost } } });
  }
}

function isDuplicateMobile(error: unknown): boolean {
  // MongoDB 4.0 names the index in the message only.
  return isDuplicateKey(error) && String((error as Error).message).includes(mobileIndex);
}
