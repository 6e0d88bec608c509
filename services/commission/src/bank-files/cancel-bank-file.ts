import { sumPaise, toRupees, transferWaitEnds, type BodyOf, type cancelBankFile } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, may, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isOpen, timesPaidIn } from '../transfers/domain/transfer.js';
import { TransferBook } from '../transfers/transfer-book.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { type BankFileDocument, BankFilesRepository } from './bank-files.repository.js';
import { lastDownload } from './download-bank-file.js';

type Said = BodyOf<typeof cancelBankFile>;

/** Open transfers are cancelled only while no transfer of the bank file is paid. */
@Injectable()
export class CancelBankFile {
  constructor(
    private readonly files: BankFilesRepository,
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError COMMISSION.BANK_FILE_NOT_FOUND, COMMISSION.BANK_FILE_PAID, COMMISSION.BANK_FILE_ENDED,
   * COMMISSION.CANCEL_UNCONFIRMED, COMMISSION.CANCEL_TOO_EARLY with the time from which it can be cancelled
   */
  async execute(bankFileId: string, said: Said, caller: Caller): Promise<BankFileDocument> {
    return this.transactions.run((session) => this.cancel(session, bankFileId, said, caller));
  }

  private async cancel(
    session: ClientSession,
    bankFileId: string,
    said: Said,
    caller: Caller,
  ): Promise<BankFileDocument> {
    const file = await this.files.find(bankFileId, session);
    if (!file) throw new DomainError('COMMISSION.BANK_FILE_NOT_FOUND');
    const transfers = await this.transfers.ofBankFiles([bankFileId], session);
    if (transfers.some(({ state }) => timesPaidIn(state) > 0)) throw new DomainError('COMMISSION.BANK_FILE_PAID');
    const open = transfers.filter(({ state }) => isOpen(state));
    if (open.length === 0) throw new DomainError('COMMISSION.BANK_FILE_ENDED');
    const downloadedAt = lastDownload(open);
    const isDownloaded = downloadedAt > 0;
    if (isDownloaded && !speaksOf(downloadedAt, said)) throw new DomainError('COMMISSION.CANCEL_UNCONFIRMED');
    this.assertWaitIsOver(downloadedAt, caller);
    const by = { by: caller.memberId, accounts: accountsOf(caller) };
    const end = { ...by, reason: said.reason ?? null, leftOut: null };
    for (const transfer of open)
      await this.book.end(session, transfer, transfer.state === 'submitted' ? 'released' : 'cancelled', end);
    await this.audit.record(session, 'bank-file-cancelled', {
      subject: { kind: 'bank-file', id: bankFileId },
      after: {
        amount: toRupees(sumPaise(open.map(({ netPaise }) => netPaise))),
        ...(isDownloaded && { how: 'after-file' }),
      },
    });
    return file;
  }

  /**
   * The bank may pay for a week after the download. Until then only people with `adjust-money` may confirm that the
   * bank never received the file.
   */
  private assertWaitIsOver(downloadedAt: number, caller: Caller): void {
    const from = transferWaitEnds(new Date(downloadedAt));
    if (downloadedAt === 0 || from <= this.clock.now() || may(caller, 'adjust-money')) return;
    throw new DomainError('COMMISSION.CANCEL_TOO_EARLY', { details: { from: from.toISOString() } });
  }
}

const speaksOf = (downloadedAt: number, { noneIsPaid, lastDownload: seen }: Said): boolean =>
  noneIsPaid && (seen === undefined || Date.parse(seen) === downloadedAt);
