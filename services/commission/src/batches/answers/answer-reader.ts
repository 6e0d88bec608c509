import { readFile } from 'node:fs/promises';
import { readRows, StatementRefused } from '@deepam/bank-statements';
import { toRupees, type PayoutAnswer } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BatchViews } from '../batch-views.js';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { matchAnswer, type AnswerMatch } from './match-answer.js';
import { readDebits } from './read-debits.js';
import { readResultFile } from './read-result-file.js';

export interface Answer {
  readonly matches: readonly AnswerMatch[];
  readonly others: number;
}

/** Reads what a bank has answered to a batch: its own list of payments, or a statement of the account that it paid from. */
@Injectable()
export class AnswerReader {
  constructor(
    private readonly batches: BatchesRepository,
    private readonly views: BatchViews,
    private readonly members: Members,
  ) {}

  /** @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.ANSWER_UNREADABLE */
  async read(batchId: string, { path }: Pick<UploadedFile, 'path'>): Promise<Answer> {
    if (!(await this.batches.find(batchId))) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const rows = await readRows(await readFile(path)).catch((error: unknown) => {
      if (!(error instanceof StatementRefused)) throw error;
      throw new DomainError('COMMISSION.ANSWER_UNREADABLE', { message: error.message, cause: error });
    });
    const read = readResultFile(rows) ?? readDebits(rows);
    if (read === null) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    return { matches: matchAnswer(read.lines, await this.batches.rowsOf(batchId)), others: read.others };
  }

  async view(batchId: string, { matches, others }: Answer): Promise<PayoutAnswer> {
    const batch = await this.batches.find(batchId);
    if (!batch) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const [view] = await this.views.batches([batch]);
    const named = new Set(matches.map(({ line }) => line.reference));
    const waiting = (await this.batches.rowsOf(batchId)).filter(({ state }) => state === 'waiting');
    const missing = await this.views.rows(waiting.filter(({ reference }) => !named.has(reference)));
    const names = await this.members.findAll(matches.flatMap(({ row }) => row?.memberId ?? []));
    return {
      batch: view!,
      rows: matches.map(({ line: { line, reference, utr, reason }, row, outcome }) => ({
        ...{ line, reference, outcome, utr, reason },
        ...(row && {
          payoutId: row.payoutId,
          name: names.get(row.memberId)?.name ?? '',
          amount: toRupees(row.amountPaise),
        }),
      })),
      others,
      missing: missing.map(({ payoutId, memberId, name, referralCode, amount, reference }) => ({
        ...{ payoutId, memberId, name, referralCode, amount, reference },
      })),
    };
  }
}
