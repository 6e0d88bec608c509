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

@Injectable()
export class CredentialsRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  /**
   * A new password ends all sessions and removes all known devices but `device`.
   * @param handedPassword set if another person gave the previous password
   * @returns false if `sessionVersion` is outdated
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
   * A temporary password ends all sessions. Known devices stay, so that guesses by other people can't block the next
   * login there.
   * @returns false if `sessionVersion` is outdated
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

  /** An unused temporary password expires at `at`, unless `unlessFrom` gave it. */
  async endUnusedPassword(id: string, { at, unlessFrom }: UnusedEnd, session: ClientSession): Promise<void> {
    const isUnused = { mustChangePassword: true, passwordReason: 'for-one-use' as const };
    const notFrom = { 'handedPassword.byId': { $ne: unlessFrom } };
    const filter = { _id: id, ...isUnused, passwordValidUntil: { $gt: at }, ...notFrom };
    await this.model.updateOne(filter, { $set: { passwordValidUntil: at } }, { session });
  }

  /** The hash of the same password gets the present strength, unless the password was changed since. */
  async upgradeHash(id: string, from: string, to: string): Promise<void> {
    await this.model.updateOne({ _id: id, passwordHash: from }, { $set: { passwordHash: to } });
  }

  /** New sessions can only change the password, unless it was changed since. */
  async demandChange(id: string, passwordHash: string, passwordReason: PasswordReason): Promise<void> {
    await this.model.updateOne({ _id: id, passwordHash }, { $set: { mustChangePassword: true, passwordReason } });
  }

  /** @param digest of a device on which the owner has just logged in */
  async rememberDevice(id: string, digest: string, atMost: number): Promise<void> {
    await this.model.updateOne({ _id: id }, { $push: { knownDevices: { $each: [digest], $slice: -atMost } } });
  }

  /**
   * Tokens below the new version are rejected, which ends all sessions.
   * @param from the version that must still be the present one
   * @returns the new version; null if the account does not exist or has another version
   */
  async raiseSessionVersion(id: string, session: ClientSession, from?: number): Promise<number | null> {
    const filter = { _id: id, deletedAt: null, ...(from !== undefined && { sessionVersion: from }) };
    const before = await this.model.findOneAndUpdate(filter, { $inc: { sessionVersion: 1 } }, { session }).lean();
    return before && before.sessionVersion + 1;
  }

  /**
   * The counter is written with each change of the ways to log in, so a concurrent change, or a concurrent end of all
   * sessions, is repeated and sees it.
   * @returns false if `sessionVersion` is outdated
   */
  async changeWaysIn(id: string, sessionVersion: number, session: ClientSession): Promise<boolean> {
    const filter = { _id: id, deletedAt: null, sessionVersion };
    return (await this.model.updateOne(filter, { $inc: { waysInRevision: 1 } }, { session })).matchedCount === 1;
  }

  /** The write makes concurrent changes of the ways to log in repeat. */
  async countWaysIn(id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id }, { $inc: { waysInRevision: 1 } }, { session });
  }
}
