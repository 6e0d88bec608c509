import { maxWaitingCounted } from '@deepam/contracts';
import { Database, DomainError, isDuplicateKey, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession, QueryFilter } from 'mongoose';
import { isOpen } from './domain/transfer.js';
import { transferModel, type TransferDocument } from './transfer.schema.js';

const toRecord = { state: 'approved' as const, channel: 'manual' as const };
const newestFirst = { approvedAt: -1, _id: -1 } as const;

@Injectable()
export class TransfersRepository {
  private readonly transfers: Documents<TransferDocument>;

  constructor(database: Database) {
    this.transfers = database.documents(transferModel);
  }

  /** @throws DomainError COMMISSION.PAYABLE_NOT_OWED if another transfer of the payable is open, COMMISSION.UTR_USED */
  async add(session: ClientSession, transfers: readonly TransferDocument[]): Promise<void> {
    await this.transfers.insertAll(transfers.map(withIndexKey), session).catch(rejectDuplicate);
  }

  /**
   * @param before the transfer as it was read in this transaction
   * @throws DomainError COMMISSION.UTR_USED
   */
  async replace(session: ClientSession, before: TransferDocument, after: TransferDocument): Promise<void> {
    const { openPayableId, ...fields } = withIndexKey({ ...after, version: before.version + 1 });
    const update = { $set: fields, ...(openPayableId === undefined && { $unset: { openPayableId: 1 as const } }) };
    await this.transfers.update({ _id: before._id }, update, { session }).catch(rejectDuplicate);
  }

  /** @param transfers as they were read in this transaction; they stay open */
  async changeAll(
    session: ClientSession,
    transfers: readonly TransferDocument[],
    changes: Partial<Pick<TransferDocument, 'state' | 'submittedAt' | 'resubmittedAt'>>,
  ): Promise<void> {
    const _id = { $in: transfers.map((transfer) => transfer._id) };
    await this.transfers.updateAll({ _id }, { $set: changes, $inc: { version: 1 } }, { session });
  }

  async find(id: string, session?: ClientSession): Promise<TransferDocument | null> {
    return this.transfers.findOne({ _id: id }, { session });
  }

  async ofPayables(payableIds: readonly string[], session?: ClientSession): Promise<TransferDocument[]> {
    return this.transfers.find({ payableId: { $in: payableIds } }, { sort: newestFirst, session });
  }

  async payablesWithNumber(number: string): Promise<string[]> {
    const named = [{ 'evidence.utr': number }, { typedUtr: number }, { reference: number }];
    const found = await this.transfers.find({ $or: named } as QueryFilter<TransferDocument>, {
      fields: { payableId: 1 },
    });
    return [...new Set(found.map(({ payableId }) => payableId))];
  }

  async ofBankFiles(bankFileIds: readonly string[], session?: ClientSession): Promise<TransferDocument[]> {
    return this.transfers.find({ bankFileId: { $in: bankFileIds } }, { sort: { bankFileId: 1, place: 1 }, session });
  }

  async toRecordSince(latest: Date): Promise<TransferDocument[]> {
    return this.transfers.find({ ...toRecord, approvedAt: { $lte: latest } }, { sort: { approvedAt: 1 } });
  }

  async countToRecord(): Promise<number> {
    return this.transfers.count(toRecord, { limit: maxWaitingCounted });
  }

  async oldestToRecord(): Promise<Date | undefined> {
    const oldest = await this.transfers.findOne(toRecord, { sort: { approvedAt: 1 }, fields: { approvedAt: 1 } });
    return oldest?.approvedAt;
  }
}

/** The unique index needs a field that follows from the state. */
function withIndexKey({ openPayableId: _, ...transfer }: TransferDocument): TransferDocument {
  return isOpen(transfer.state) ? { ...transfer, openPayableId: transfer.payableId } : transfer;
}

function rejectDuplicate(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  if (String(error).includes('one_open_transfer'))
    throw new DomainError('COMMISSION.PAYABLE_NOT_OWED', { cause: error });
  if (String(error).includes('one_transfer_for_a_number'))
    throw new DomainError('COMMISSION.UTR_USED', { cause: error });
  throw error;
}
