import { isDeepStrictEqual } from 'node:util';
import { indianDay, sumPaise, toRupees, type BodyOf, type downloadBankFile } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy, type ApprovalSubject } from '@deepam/messaging';
import { Clock, DomainError, may, Transactions, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { isOpen } from '../transfers/domain/transfer.js';
import { TransferBook } from '../transfers/transfer-book.js';
import type { TransferDocument } from '../transfers/transfer.schema.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { bankFileLayouts } from './bank-file-layouts.js';
import { BankFilesRepository } from './bank-files.repository.js';
import { FileLines, type PlannedLines } from './file-lines.js';
import { writeBankFile } from './write-bank-file.js';

const mostTries = 5;

interface Wanted {
  readonly bankFileId: string;
  /**
   * The number is the time of the latest download, in milliseconds since 1970, that the requester knows the bank never
   * received.
   */
  readonly lost: number;
  readonly format: string;
}

/** The transfers of the bank file are submitted from the download on. */
@Injectable()
export class DownloadBankFile {
  constructor(
    private readonly files: BankFilesRepository,
    private readonly transfers: TransfersRepository,
    private readonly payables: PayablesRepository,
    private readonly lines: FileLines,
    private readonly book: TransferBook,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'PAYOUT_DEBIT_ACCOUNT'>,
  ) {}

  /**
   * A transfer that can't be paid is left out and cancelled. If an earlier download contained it, it stays open, since
   * the bank may have paid it.
   * @throws DomainError ACCESS.NOT_PERMITTED for staff without the permission to pay, COMMISSION.BANK_FILE_NOT_FOUND,
   * COMMISSION.BANK_FILE_ENDED, COMMISSION.DOWNLOADED_BEFORE, COMMISSION.NOTHING_TO_TRANSFER, SERVER.UNAVAILABLE
   * without identity; ApproverNeeded
   */
  async execute(
    bankFileId: string,
    { format, lostDownload }: BodyOf<typeof downloadBankFile>,
    caller: Caller,
  ): Promise<{ readonly name: string; readonly text: string }> {
    if (!may(caller, 'payouts')) throw new DomainError('ACCESS.NOT_PERMITTED');
    const lost = lostDownload === undefined ? 0 : Date.parse(lostDownload);
    const plan = await this.submitted({ bankFileId, lost, format }, caller.memberId);
    if (plan.lines.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_TRANSFER');
    const layout = bankFileLayouts[format];
    const day = indianDay(this.clock.now());
    const lines = plan.lines.map(({ line }) => line);
    const text = writeBankFile(layout, lines, { account: this.config.PAYOUT_DEBIT_ACCOUNT, day });
    return { name: `payouts-${day}-${bankFileId.slice(-6)}-${format}.${layout.ending}`, text };
  }

  /**
   * Identity may answer late, so the transfers are read again: no file may contain a transfer that was released or paid
   * since.
   */
  private async submitted(wanted: Wanted, headId: string): Promise<PlannedLines> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const open = await this.openIn(wanted);
      // The approval is checked before identity reveals details and records the reveal.
      this.approvalPolicy.check(subjectOf(wanted, open));
      const plan = await this.lines.plan(open, headId);
      try {
        await this.transactions.run((session) => this.submit(session, wanted, { open, plan }));
        return plan;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
      }
    }
    throw new DomainError('SERVER.UNAVAILABLE');
  }

  /** @throws DomainError COMMISSION.NOTHING_TO_TRANSFER if nothing was cancelled */
  private async recordCancelled(
    session: ClientSession,
    { bankFileId: id }: Wanted,
    cancelled: PlannedLines['leftOut'],
  ): Promise<void> {
    if (cancelled.length === 0) throw new DomainError('COMMISSION.NOTHING_TO_TRANSFER');
    await this.audit.record(session, 'bank-file-cancelled', {
      subject: { kind: 'bank-file', id },
      after: { amount: toRupees(sumPaise(cancelled.map(({ transfer }) => transfer.netPaise))) },
    });
  }

  private async openIn({ bankFileId, lost }: Wanted, session?: ClientSession): Promise<TransferDocument[]> {
    if (!(await this.files.find(bankFileId, session))) throw new DomainError('COMMISSION.BANK_FILE_NOT_FOUND');
    const open = (await this.transfers.ofBankFiles([bankFileId], session)).filter(({ state }) => isOpen(state));
    if (open.length === 0) throw new DomainError('COMMISSION.BANK_FILE_ENDED');
    // The bank pays each download again, and a clerk can only confirm a download that they have seen.
    const last = lastDownload(open);
    if (last > 0 && last !== lost) throw new DomainError('COMMISSION.DOWNLOADED_BEFORE');
    return open;
  }

  /** @throws ChangedMeanwhile if an earlier transfer has paid one of the payables since the lines were planned */
  private async assertUnpaid(session: ClientSession, transfers: readonly TransferDocument[]): Promise<void> {
    const payables = await this.payables.findAll(
      transfers.map(({ payableId }) => payableId),
      session,
    );
    if (payables.some(({ state }) => state !== 'in-transfer')) throw new ChangedMeanwhile();
  }

  /** @throws ChangedMeanwhile if the transfers differ from the plan */
  private async submit(
    session: ClientSession,
    wanted: Wanted,
    { open, plan }: { readonly open: readonly TransferDocument[]; readonly plan: PlannedLines },
  ): Promise<void> {
    if (!isDeepStrictEqual(await this.openIn(wanted, session), open)) throw new ChangedMeanwhile();
    await this.approvalPolicy.consume(session, subjectOf(wanted, open));
    const cancelled = plan.leftOut.filter(({ transfer }) => transfer.state === 'approved');
    for (const { transfer, reason: leftOut } of cancelled)
      await this.book.end(session, transfer, 'cancelled', { by: 'bank-file', reason: null, leftOut });
    // A download needs at least one line; otherwise the caller gets an error after the commit.
    if (plan.lines.length === 0) return this.recordCancelled(session, wanted, cancelled);
    const submitted = plan.lines.map(({ transfer }) => transfer);
    await this.assertUnpaid(session, submitted);
    await this.book.submit(session, submitted);
    for (const { memberId, payableId: id } of submitted)
      await this.audit.record(session, 'bank-details-revealed', { memberId, subject: { kind: 'payable', id } });
    const isAgain = plan.lines.some(({ transfer }) => transfer.submittedAt !== null);
    await this.audit.record(session, 'bank-file-downloaded', {
      subject: { kind: 'bank-file', id: wanted.bankFileId },
      after: {
        amount: toRupees(sumPaise(plan.lines.map(({ line }) => line.amountPaise))),
        ...(isAgain && { how: 'again' }),
      },
    });
  }
}

/**
 * @returns the time of the latest download that contained one of these transfers, in milliseconds since 1970, or 0
 * before the first download
 */
export const lastDownload = (transfers: readonly Pick<TransferDocument, 'submittedAt' | 'resubmittedAt'>[]): number =>
  Math.max(0, ...transfers.map(({ submittedAt, resubmittedAt }) => (resubmittedAt ?? submittedAt)?.getTime() ?? 0));

/** A download always needs an approval, since it reveals the account numbers of many members. */
const subjectOf = ({ bankFileId, lost, format }: Wanted, open: readonly TransferDocument[]): ApprovalSubject => ({
  isAlways: true,
  amountPaise: sumPaise(open.map(({ netPaise }) => netPaise)),
  subject: { kind: 'bank-file', id: bankFileId },
  payments: open.map(({ memberId, netPaise: amountPaise }) => ({ memberId, amountPaise })),
  what: format,
  ...(lost > 0 && {
    changes: [{ field: 'downloadedBefore', before: null, after: new Date(lost).toISOString() }],
  }),
  seen: [lost, open.map(({ _id, netPaise, bankDigest }) => [_id, netPaise, bankDigest])],
});

class ChangedMeanwhile extends Error {}
