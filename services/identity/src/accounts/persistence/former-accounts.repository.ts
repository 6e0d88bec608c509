import type { Paise } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type AccountDocument, accountModel } from './account.schema.js';
import type { Account } from './accounts.repository.js';

export const nobody = {
  mobile: '',
  email: null,
  address: null,
  avatarKey: null,
  idProofKey: null,
  panProofKey: null,
} as const;

@Injectable()
export class FormerAccountsRepository {
  constructor(@InjectModel(accountModel) private readonly model: Model<AccountDocument>) {}

  /**
   * A closed account is deleted, and personal data without a legal use is removed. Name, mobile, numbers and scans stay
   * hidden for the books until the retention ends.
   * @returns the closed account
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
   * A deletion frees the mobile and ends the sessions; the document stays.
   * @returns the new session version; null if no live account exists
   */
  async delete(id: string, deletedAt: Date, session: ClientSession): Promise<number | null> {
    const before = await this.model
      .findOneAndUpdate({ _id: id, deletedAt: null }, { $set: { deletedAt }, $inc: { sessionVersion: 1 } }, { session })
      .lean();
    return before && before.sessionVersion + 1;
  }

  async listUnerased(before: Date, without: readonly string[], limit: number): Promise<Account[]> {
    return this.model
      .find({ erasedAt: null, deletedAt: { $type: 'date', $lt: before }, _id: { $nin: without } })
      .sort({ deletedAt: 1 })
      .limit(limit)
      .lean();
  }

  /**
   * All personal data of a deleted account is removed: name, contact, numbers and keys of files.
   * @returns the erased account; null if it is erased already or not deleted
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
