import { guessLayout, StatementReader, tableIn, type Row } from '@deepam/bank-statements';
import { confirmedBankLayout } from '@deepam/contracts';
import { DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BatchesRepository } from '../persistence/batches.repository.js';
import type { ReadAnswer } from './answer-line.js';
import { matchAnswer, type AnswerMatch } from './match-answer.js';
import { NetworkClient } from './network.client.js';
import { readAnswerFile } from './read-answer-file.js';
import { readDebits, tellsDebits } from './read-debits.js';

export interface Answer {
  readonly matches: readonly AnswerMatch[];
  readonly others: number;
}

/** Reads what a bank has answered to a batch: its own list of payments, or a statement of the account that it paid from. */
@Injectable()
export class AnswerReader {
  constructor(
    private readonly reader: StatementReader,
    private readonly batches: BatchesRepository,
    private readonly network: NetworkClient,
  ) {}

  /** @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.ANSWER_UNREADABLE, COMMISSION.ANSWER_UNCONFIRMED, FILE.… */
  async read(batchId: string, file: Pick<UploadedFile, 'path'>): Promise<Answer> {
    if (!(await this.batches.find(batchId))) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const rows = await this.reader.rows(file);
    const ofBatch = new Set((await this.batches.rowsOf(batchId)).map(({ reference }) => reference));
    const { lines, others } = readAnswerFile(rows, ofBatch) ?? (await this.debits(rows, ofBatch));
    return { matches: matchAnswer(lines, await this.batches.rowsOf(batchId)), others };
  }

  /** By the columns that a person has confirmed where statements are taken in, as every other statement is read. */
  private async debits(rows: readonly Row[], ofBatch: ReadonlySet<string>): Promise<ReadAnswer> {
    const table = tableIn(rows);
    if (table === null) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    const { fingerprint } = table;
    const { layout } = await this.network.call(confirmedBankLayout, { body: { fingerprint } });
    const guessed = layout ?? guessLayout(table);
    if (guessed === null || !tellsDebits(guessed)) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    if (layout === null) throw new DomainError('COMMISSION.ANSWER_UNCONFIRMED');
    return readDebits(table, layout, ofBatch);
  }
}
