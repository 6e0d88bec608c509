import type { Paise } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { nobody } from '../domain/nobody.js';
import { accountModel, type AccountDocument } from './account.schema.js';
import type { Account } from './accounts.repository.js';

/** Accounts that end: closed by their owner or deleted, and erased when their time is over. */
@Injectable()
export class FormerAccountsRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  /**
   * Closed by its owner: as `delete`, and what nobody needs any more is forgotten. Name, mobile, numbers and scans stay for
   * the books until their time is over; nobody is shown them.
   * @returns the account after it
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND
   */
  async close(
    id: string,
    { closedAt, writtenOffPaise }: { readonly closedAt: Date; readonly writtenOffPaise: Paise },
    session: ClientSession,
  ): Promise<Account> {
    const forgotten = { email: null, address: null, avatarKey: null, knownDevices: [], passwordHash: 'closed' };
    const closed = await this.model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, isHead: false, roleId: null },
        {
          $set: { ...forgotten, deletedAt: closedAt, closedAt, ...(writtenOffPaise > 0 && { writtenOffPaise }) },
          $inc: { sessionVersion: 1, revision: 1 },
        },
        { session, returnDocument: 'after' },
      )
      .lean();
    if (!closed) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
    return closed;
  }

  /**
   * Soft: frees the mobile and ends the sessions.
   * @returns the new session version, or null when there is no such live account
   */
  async delete(id: string, deletedAt: Date, session: ClientSession): Promise<number | null> {
    const before = await this.model
      .findOneAndUpdate({ _id: id, deletedAt: null }, { $set: { deletedAt }, $inc: { sessionVersion: 1 } }, { session })
      .lean();
    return before && before.sessionVersion + 1;
  }

  /** Some that were deleted before that moment and still hold something, without those named. */
  async listUnerased(before: Date, without: readonly string[], limit: number): Promise<Account[]> {
    return this.model
      .find({ erasedAt: null, deletedAt: { $type: 'date', $lt: before }, _id: { $nin: without } })
      .sort({ deletedAt: 1 })
      .limit(limit)
      .lean();
  }

  /**
   * Takes everything personal out of a deleted account: name, contact, numbers, keys of files.
   * @returns the account after it; null when it was erased before, or is not deleted
   */
  async erase(id: string, name: string, erasedAt: Date, session: ClientSession): Promise<Account | null> {
    const nothing = {
      ...nobody,
      name,
      numbers: {},
      earlierPans: [],
      knownDevices: [],
      suspension: null,
      passwordHash: 'erased',
      erasedAt,
    };
    return this.model
      .findOneAndUpdate(
        { _id: id, erasedAt: null, deletedAt: { $type: 'date' } },
        { $set: nothing, $inc: { revision: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean();
  }
}
