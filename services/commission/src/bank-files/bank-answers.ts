import { toRupees, type BankAnswer } from '@deepam/contracts';
import { StatementReader } from '@deepam/bank-statements';
import { Members } from '@deepam/members';
import { AuditTrail } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, Transactions, type Caller, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { TransferBook } from '../transfers/transfer-book.js';
import { TransfersRepository } from '../transfers/transfers.repository.js';
import { BankFileViews } from './bank-file-views.js';
import { BankFilesRepository } from './bank-files.repository.js';
import {
  evidenceOf,
  isEvident,
  matchAnswer,
  outcomeFor,
  type AnswerMatch,
  type AnswerOutcome,
} from './match-answer.js';
import { readAnswerFile } from './read-answer-file.js';

const linesAtOnce = 8;

interface Answer {
  readonly matches: readonly AnswerMatch[];
  readonly others: number;
}

@Injectable()
export class BankAnswers {
  constructor(
    private readonly reader: StatementReader,
    private readonly files: BankFilesRepository,
    private readonly transfers: TransfersRepository,
    private readonly book: TransferBook,
    private readonly views: BankFileViews,
    private readonly members: Members,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The preview changes nothing.
   * @throws DomainError COMMISSION.BANK_FILE_NOT_FOUND, COMMISSION.ANSWER_UNREADABLE, FILE.…
   */
  async previewBankAnswer(bankFileId: string, file: UploadedFile, clerk: string): Promise<BankAnswer> {
    return this.view(bankFileId, await this.read(bankFileId, file, clerk));
  }

  /**
   * Each line has its own transaction, so an interruption leaves every line either recorded or not.
   * @throws DomainError as `preview`
   */
  async takeBankAnswer(bankFileId: string, file: UploadedFile, clerk: Caller): Promise<BankAnswer> {
    const { matches, others } = await this.read(bankFileId, file, clerk.memberId);
    await this.audit.recordAlone('bank-answer-imported', { subject: { kind: 'bank-file', id: bankFileId } });
    return this.view(bankFileId, { matches: await this.keepAll(matches, clerk), others });
  }

  private async read(bankFileId: string, file: UploadedFile, clerk: string): Promise<Answer> {
    if (!(await this.files.find(bankFileId))) throw new DomainError('COMMISSION.BANK_FILE_NOT_FOUND');
    const rows = await this.reader.rows(file, clerk);
    const transfers = await this.transfers.ofBankFiles([bankFileId]);
    const answer = readAnswerFile(rows, new Set(transfers.map(({ reference }) => reference)));
    if (answer === null) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    return { matches: matchAnswer(answer.lines, transfers, this.clock.now()), others: answer.others };
  }

  /**
   * Several lines are recorded concurrently, as each of them waits for the disk. The lines of one transfer run in
   * order.
   */
  private async keepAll(matches: readonly AnswerMatch[], clerk: Caller): Promise<AnswerMatch[]> {
    const taken = [...matches];
    const ofOne = new Map<string, number[]>();
    for (const [place, { transfer }] of matches.entries()) {
      const key = transfer?._id ?? `line ${place}`;
      ofOne.set(key, [...(ofOne.get(key) ?? []), place]);
    }
    const waiting = ofOne.values();
    const work = async () => {
      for (const places of waiting)
        for (const place of places) taken[place] = { ...taken[place]!, outcome: await this.keep(taken[place]!, clerk) };
    };
    await Promise.all(Array.from({ length: linesAtOnce }, work));
    return taken;
  }

  /**
   * @returns the outcome of the line; another import of this or another list may have changed the transfer since it was
   * read
   */
  private async keep({ line, transfer, outcome }: AnswerMatch, clerk: Caller): Promise<AnswerOutcome> {
    if (transfer === undefined || !isEvident(outcome)) return outcome;
    return this.transactions.run(async (session) => {
      const present = (await this.transfers.find(transfer._id, session))!;
      const now = this.clock.now();
      const found = outcomeFor(line, present, now);
      const by = { recordedBy: clerk.memberId, accounts: accountsOf(clerk) };
      await this.book.addEvidence(session, present, { ...evidenceOf(line, present, now), ...by });
      return found;
    });
  }

  private async view(bankFileId: string, { matches, others }: Answer): Promise<BankAnswer> {
    const file = (await this.files.find(bankFileId))!;
    const [bankFile] = await this.views.files([file]);
    const named = new Set(matches.map(({ line }) => line.reference));
    const submitted = (await this.transfers.ofBankFiles([bankFileId])).filter(({ state }) => state === 'submitted');
    const missing = submitted.filter(({ reference }) => !named.has(reference));
    const payments = await this.views.payments(missing);
    const names = await this.members.findAll(matches.flatMap(({ transfer }) => transfer?.memberId ?? []));
    return {
      bankFile: bankFile!,
      rows: matches.map(({ line: { line, reference, utr, reason }, transfer, outcome }) => ({
        line,
        reference,
        outcome,
        utr,
        reason,
        ...(transfer && {
          payableId: transfer.payableId,
          name: names.get(transfer.memberId)?.name ?? '',
          amount: toRupees(transfer.netPaise),
        }),
      })),
      others,
      missing: payments.map((payment, at) => ({ ...payment, reference: missing[at]!.reference })),
    };
  }
}
