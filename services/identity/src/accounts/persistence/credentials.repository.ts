import type { PasswordReason } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { accountModel, type AccountDocument } from './account.schema.js';
import type { Account } from './accounts.repository.js';

interface UnusedEnd {
  readonly at: Date;
  readonly unlessFrom: string;
}

/** What an account is logged in to with, and the version that tokens must have: it ends sessions. */
@Injectable()
export class CredentialsRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  /**
   * Replaces the password, ends all sessions and forgets all devices but `device`, if `sessionVersion` is still the present one.
   * @param handedPassword where the one before was given by somebody else
   * @returns false when it is not
   */
  async changePassword(
    id: string,
    sessionVersion: number,
    { passwordHash, handedPassword }: Pick<AccountDocument, 'passwordHash' | 'handedPassword'>,
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
          ...(handedPassword && { handedPassword }),
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
    password: Required<Pick<AccountDocument, 'passwordHash' | 'passwordValidUntil' | 'handedPassword' | 'influences'>>,
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

  /** A temporary password that was not replaced yet lets nobody in from `at` on, unless `unlessFrom` gave it. */
  async endUnusedPassword(id: string, { at, unlessFrom }: UnusedEnd, session: ClientSession): Promise<void> {
    const isUnused = { mustChangePassword: true, passwordReason: 'for-one-use' as const };
    const notFrom = { 'handedPassword.byId': { $ne: unlessFrom } };
    const filter = { _id: id, ...isUnused, passwordValidUntil: { $gt: at }, ...notFrom };
    await this.model.updateOne(filter, { $set: { passwordValidUntil: at } }, { session });
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
}
